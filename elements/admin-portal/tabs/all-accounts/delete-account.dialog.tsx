import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { ACCOUNT_QUERIES } from './account-model.ts';

/** Confirmation of deleting an account: its name is typed, and what goes with it is said. */
export const DeleteAccountDialog = ({ account, onClose }: { account: SubTenantDetails; onClose: () => void }) => {
  const { forms: messages } = useMessages('all-accounts');
  const toast = useToast();
  const remove = useCommand(subTenants.remove, { invalidates: ACCOUNT_QUERIES });
  const { tenantId, name, below, people } = account;
  return (
    <ConfirmCommand
      title={messages.deleteTitle({ name })}
      effect={
        <>
          {below > 0 && <p>{messages.deleteBelow({ count: below })}</p>}
          {people > 0 && <p>{messages.deletePeople({ count: people })}</p>}
          <p>{messages.deleteForGood}</p>
        </>
      }
      action={messages.deleteAccount}
      typed={name}
      command={remove}
      input={{ params: { tenantId } }}
      onDone={() => {
        onClose();
        toast({ about: tenantId, text: messages.deleted({ name }) });
      }}
      onCancel={onClose}
    />
  );
};
