import { useStyles } from '../../kit/use-styles.ts';
import { LinkButton } from '../button/link-button.tsx';
import css from './identifier-pill.css?inline';

/** Identifier of the person signing in, visible after the first screen, with a button to change it. */
export const IdentifierPill = ({
  identifier,
  change,
  onChange,
}: {
  identifier: string;
  change: string;
  /** Absent where it cannot be changed. */
  onChange?: (() => void) | undefined;
}) => {
  useStyles(css);
  return (
    <div className="fe-pill" part="identifier">
      <span className="fe-pill-name" dir="auto" translate="no" title={identifier}>
        {identifier}
      </span>
      {onChange && <LinkButton onPress={onChange}>{change}</LinkButton>}
    </div>
  );
};
