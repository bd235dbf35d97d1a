import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { BoxLayout } from './box-step.tsx';
import { useInitialLayout } from './use-initial-layout.tsx';
import { useVendor } from './use-vendor.ts';

/** What is remembered of the operator is enough for all but an answer to the form. */
const RememberedForm = () => (
  <div className="fe-steps" aria-busy="true">
    <BoxLayout {...useInitialLayout()}>
      <CredentialsSlot />
    </BoxLayout>
  </div>
);

/** The box while it is not known what it will show: the same picture as before the screen was loaded, or all that is remembered. */
export const BoxSkeleton = ({ early = false }: { early?: boolean }) => {
  const { loading } = useMessages('common');
  const { element, shadow } = useHost();
  const { name } = useVendor();
  const form = early && (element.querySelector(':scope > form') ?? shadow.querySelector('form'));
  if (form && name) return <RememberedForm />;
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
