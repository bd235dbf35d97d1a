import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { tenantsFeature } from '../../../../core/tenants/tenants.feature.ts';
import { useAppState, useFeature } from '../../../kit/use-app.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { usePortalRouter } from '../../router/portal-router.tsx';

/** Enters an account below with a token for it; not offered without access, or once a token was refused. */
export const useEnterAccount = () => {
  const messages = useMessages('all-accounts').entering;
  const { enterBelow } = useFeature(tenantsFeature);
  const { location: place, go } = usePortalRouter();
  const toast = useToast();
  const wordsOf = useFailureMessage({ notFound: messages.refused, forbidden: messages.refused });
  const isAllowed = useAppState((state) => viewerIn(state)?.subAccountAccessAllowed === true);
  const isDenied = useAppState(({ tenants }) => tenants?.subAccountAccessAllowed === false);
  return {
    mayEnter: isAllowed && !isDenied,
    enter: async (tenantId: TenantId) => {
      const done = await enterBelow(tenantId, 'all-accounts');
      // the dialog was about an account of the tenant that was left
      if (done.ok) go({ tab: place.tab }, { replace: true });
      else toast({ about: tenantId, text: wordsOf(done.failure) ?? '', tone: 'danger' });
    },
  };
};
