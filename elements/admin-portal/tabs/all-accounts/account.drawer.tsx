import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import { tenants } from '../../../../core/contract/tenants.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { KeyValue, KeyValues } from '../../../ui/key-values/key-values.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { AbsoluteTime } from '../../../ui/relative-time/relative-time.tsx';
import { Truncated } from '../../../ui/truncated/truncated.tsx';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../kit/use-app.ts';
import type { AccountDialogs } from './account-model.ts';
import { useAccountActions } from './use-account-actions.ts';

/** Details of an account: where it is, how much is in it, and what can be done with it. */
export const AccountDrawer = ({
  account,
  open,
  onClose,
}: {
  account: SubTenantDetails;
  open: AccountDialogs['open'];
  onClose: () => void;
}) => {
  const { columns, details: messages, types, own, people } = useMessages('all-accounts');
  const { tenantId, name, tenantType, createdAt, parentTenantId, parentName, below } = account;
  const ownId = useAppState((state) => viewerIn(state)?.tenantId);
  const counts = useCall(tenants.count, { body: { tenantIds: [tenantId] } });
  const actions = useAccountActions(open, false)(tenantId);
  const [count] = counts.value ?? [];
  return (
    <Drawer
      title={name}
      startsAt="title"
      onClose={onClose}
      actions={
        actions.length > 0 && (
          <Menu name={messages.actions} items={actions}>
            {messages.actions}
          </Menu>
        )
      }
    >
      <KeyValues>
        <KeyValue name={columns.type}>{types[tenantType]}</KeyValue>
        <KeyValue name={messages.parent}>
          {parentTenantId === ownId ? (
            own
          ) : (
            <LinkButton onPress={() => open('account', parentTenantId)}>{parentName}</LinkButton>
          )}
        </KeyValue>
        <KeyValue name={messages.below}>{below}</KeyValue>
        <KeyValue name={columns.people}>{count && people({ count: count.totalUsers })}</KeyValue>
        <KeyValue name={columns.created}>
          <AbsoluteTime at={createdAt} />
        </KeyValue>
        <KeyValue name={messages.id}>
          <Truncated code value={tenantId} copy={messages.id} />
        </KeyValue>
      </KeyValues>
    </Drawer>
  );
};
