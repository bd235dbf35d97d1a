import { useMessages } from '../kit/use-messages.ts';

/** Something is on its way. */
export const Spinner = ({ label }: { label?: string }) => {
  const words = useMessages('common');
  return (
    <span className="fe-spinner" role="status">
      <span className="fe-unseen">{label ?? words.loading}</span>
    </span>
  );
};
