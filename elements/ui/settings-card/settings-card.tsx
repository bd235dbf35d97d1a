import { Lock } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import css from './settings-card.css?inline';

/** How a part of a screen appears. Source: product.md#portal-tabs. */
export type SettingAppearance = 'edit' | 'viewOnly' | 'hidden';

export interface SettingsCardProps {
  title: string;
  description?: ReactNode;
  /** A card that is `hidden` is not there at all; one for `viewOnly` says so. */
  appearance?: SettingAppearance;
  /** The controls. As a function they are told whether they can only be read. */
  children?: ReactNode | ((readOnly: boolean) => ReactNode);
}

/** A group of settings: what they are for on the left third, their controls on the right; one below the other when narrow. */
export const SettingsCard = ({ title, description, appearance = 'edit', children }: SettingsCardProps) => {
  useStyles(css);
  const words = useMessages('ui-more').table;
  const id = useId();
  if (appearance === 'hidden') return null;
  const readOnly = appearance === 'viewOnly';
  return (
    <div className="fe-settings" part="settings-card" role="group" aria-labelledby={id}>
      <div className="fe-settings-in">
        <div className="fe-settings-words">
          <h2 className="fe-settings-title" id={id}>
            {title}
          </h2>
          {description && <p className="fe-settings-description">{description}</p>}
          {readOnly && (
            <p className="fe-settings-view-only">
              <Icon of={Lock} size={14} />
              <span>{words.viewOnly}</span>
            </p>
          )}
        </div>
        <div className="fe-settings-controls">{typeof children === 'function' ? children(readOnly) : children}</div>
      </div>
    </div>
  );
};
