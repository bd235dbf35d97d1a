import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import css from './spinner.css?inline';

/** Spinner with a status for screen readers. */
export const Spinner = ({ label }: { label?: string }) => {
  useStyles(css);
  const messages = useMessages('common');
  return (
    <span className="fe-spinner" role="status">
      <span className="fe-visually-hidden">{label ?? messages.loading}</span>
    </span>
  );
};
