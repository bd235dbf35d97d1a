import type { ReactElement, ReactNode } from 'react';
import { useAppState } from '../../../adapters/react/index.ts';
import { useConfiguration } from '../configuration/configuration-context.ts';
import type { FlagsIdentity } from './flags-client.ts';
import { FlagsmithProvider } from './flagsmith-provider.tsx';

const useIdentity = (): FlagsIdentity | undefined => {
  const session = useAppState((state) => state.session);
  if (session.status !== 'signedIn') return undefined;
  const { user, tenants, activeTenant } = session;
  return {
    userId: user.id,
    tenantIds: tenants.map(({ tenantId }) => tenantId),
    activeTenantId: activeTenant?.tenantId,
  };
};

/** Flags of the signed-in person and their companies, for the pages. */
export const UserFlags = ({ children }: { children: ReactNode }): ReactElement => {
  const { flags } = useConfiguration();
  return (
    <FlagsmithProvider {...flags} identity={useIdentity()}>
      {children}
    </FlagsmithProvider>
  );
};
