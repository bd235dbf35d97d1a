import { useMessages } from '../../kit/use-messages.ts';

/** Placeholder of a missing value: a dash, and a hidden text for screen readers. */
export const Missing = () => {
  const messages = useMessages('ui').display;
  return (
    <span>
      <span aria-hidden="true">—</span>
      <span className="fe-visually-hidden">{messages.missing}</span>
    </span>
  );
};
