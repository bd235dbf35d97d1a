import { useMessages } from '../../kit/use-messages.ts';

/** Stands where a value is not known or not there: a dash for the eye, a word for the ear. */
export const Missing = () => {
  const words = useMessages('ui').display;
  return (
    <span>
      <span aria-hidden="true">—</span>
      <span className="fe-unseen">{words.missing}</span>
    </span>
  );
};
