import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';

/** The box while it is not known what it will show: the same picture as before the screen was loaded. */
export const Waiting = ({ early = false }: { early?: boolean }) => {
  const { loading } = useMessages('common');
  const { element, shadow } = useHost();
  const form = early && (element.querySelector(':scope > form') ?? shadow.querySelector('form'));
  return (
    <div className="fe-waiting" aria-busy="true">
      <span className="fe-unseen" role="status">
        {loading}
      </span>
      <span className="fe-bone fe-bone-title" />
      <span className="fe-bone fe-bone-line" />
      {form ? (
        <CredentialsSlot />
      ) : (
        <>
          <span className="fe-bone fe-bone-field" />
          <span className="fe-bone fe-bone-button" />
        </>
      )}
    </div>
  );
};
