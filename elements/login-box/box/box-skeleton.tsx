import { CredentialsSlot } from '../../kit/credentials-slot.tsx';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Step } from '../../ui/step/step.tsx';
import { ExpectedMethods } from './expected-methods.tsx';
import { useInitialLayout } from './use-initial-layout.tsx';
import { useVendor } from './use-vendor.ts';

/** Layout of the email form from the remembered operator, shown busy before the app is ready; its footer comes with the other ways in. */
const RememberedForm = () => {
  const { title, shortTitle, subtitle } = useInitialLayout();
  return (
    <div className="fe-steps" aria-busy="true">
      <Step title={title} shortTitle={shortTitle} subtitle={subtitle}>
        <CredentialsSlot />
        <ExpectedMethods />
      </Step>
    </div>
  );
};

/** Skeleton of the box: the early email form if there is one, else placeholders. */
export const BoxSkeleton = ({ early = false }: { early?: boolean }) => {
  const { loading, enterEmail } = useMessages('common');
  const { element, shadow } = useHost();
  const { name } = useVendor();
  const form = early && (element.querySelector(':scope > form') ?? shadow.querySelector('form'));
  if (form && name) return <RememberedForm />;
  return (
    <div className="fe-waiting" aria-busy="true">
      <span className="fe-visually-hidden" role="status">
        {loading}
      </span>
      <span className="fe-skeleton fe-skeleton-title" />
      <span className="fe-skeleton fe-skeleton-line" aria-hidden="true">
        {enterEmail}
      </span>
      {form ? (
        <CredentialsSlot />
      ) : (
        <>
          <span className="fe-skeleton fe-skeleton-label" />
          <span className="fe-skeleton fe-skeleton-field" />
          <span className="fe-skeleton fe-skeleton-button" />
        </>
      )}
      {early && <ExpectedMethods />}
    </div>
  );
};
