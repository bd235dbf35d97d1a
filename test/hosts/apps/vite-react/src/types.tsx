import { FeAdminPortal, FeLoginBox, FeProvider, FeUserButton, Protected, useAuth } from 'fe-elements/react';
import { useRef } from 'react';

/** Types that the entry point promises to the compiler; none of this runs. */
export const Promised = () => {
  const box = useRef<HTMLElementTagNameMap['fe-login-box']>(null);
  const { getAccessToken } = useAuth();
  const token: string | undefined = getAccessToken();
  return (
    <FeProvider options={{ baseUrl: 'https://service.test' }} loading={token}>
      <FeLoginBox
        ref={box}
        layout="split"
        theme="dark"
        className="wide"
        onClick={({ clientX }) => clientX}
        onSignedIn={({ detail }) => detail.userId.toUpperCase()}
        onRedirect={(event) => new URL(event.detail.url).host === 'service.test' || event.preventDefault()}
        onError={({ detail }) => detail.kind === 'loadFailed' && detail.message}
      />
      {/* @ts-expect-error: a layout that does not exist */}
      <FeLoginBox layout="left" />
      {/* @ts-expect-error: a detail that the event has not */}
      <FeLoginBox onSignedUp={({ detail }) => detail.email} />
      <Protected>
        <FeUserButton compact onTenantSwitched={({ detail }) => detail.tenantId.toUpperCase()} />
        <FeAdminPortal mode="dialog" open onNavigate={({ detail }) => detail.path.length} />
      </Protected>
      <fe-signed-out app="shop">
        <fe-login-box theme="dark" base-url="/" preview />
      </fe-signed-out>
      {/* @ts-expect-error: no element of the product */}
      <fe-sign-in />
    </FeProvider>
  );
};

document.querySelector('fe-login-box')?.addEventListener('fe-signed-up', ({ detail }) => detail.origin === 'PASSWORD');
document.addEventListener('fe-navigate', ({ detail }) => detail.tab);
