import { Lock } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import css from './settings-card.css?inline';

/** Appearance of a part of a screen. Source: product.md#portal-tabs. */
export type SettingAppearance = 'edit' | 'viewOnly' | 'hidden';

export interface SettingsCardProps {
  title: string;
  description?: ReactNode;
  /** `hidden` renders nothing; `viewOnly` shows a note. */
  appearance?: SettingAppearance;
  /** Controls; a function receives whether they are read-only. */
  children?: ReactNode | ((readOnly: boolean) => ReactNode);
}

/**
 * Card of a group of settings: title and description in the first third, controls beside them; stacked where it is
 * narrow.
 */
export const SettingsCard = ({ title, description, appearance = 'edit', children }: SettingsCardProps) => {
  useStyles(css);
  const messages = useMessages('ui-more').table;
  const id = useId();
  if (appearance === 'hidden') return null;
  const readOnly = appearance === 'viewOnly';
  return (
    <div className="fe-settings" part="settings-card" role="group" aria-labelledby={id}>
      <div className="fe-settings-in">
        <div className="fe-settings-text">
          <h2 className="fe-settings-title" id={id}>
            {title}
          </h2>
          {description && <p className="fe-settings-description">{description}</p>}
          {readOnly && (
            <p className="fe-settings-view-only">
              <Icon of={Lock} size={14} />
              <span>{messages.viewOnly}</span>
            </p>
          )}
        </div>
        <div className="fe-settings-controls">{typeof children === 'function' ? children(readOnly) : children}</div>
      </div>
    </div>
  );
};
