import type { SubTenantUser } from '../../../../core/contract/entities/sub-tenant-user.ts';
import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { ACCOUNT_PEOPLE_QUERIES } from './account-model.ts';

/** Person to remove from an account, or from every account of the branch. */
export interface PersonRemoval {
  readonly person: SubTenantUser;
  readonly everywhere?: true;
}

/** Confirmation of removing a person from an account, or from all of them; says what goes with it. */
export const RemovePersonDialog = ({
  account: { tenantId, name: account },
  removal: { person, everywhere },
  onClose,
}: {
  account: SubTenantDetails;
  removal: PersonRemoval;
  onClose: () => void;
}) => {
  const { accountPeople: messages } = useMessages('all-accounts');
  const toast = useToast();
  const remove = useCommand(subTenants.removePerson, { invalidates: ACCOUNT_PEOPLE_QUERIES });
  const name = person.name || person.email;
  const count = person.tenantIds.length;
  const isLast = everywhere === true || count === 1;
  return (
    <ConfirmCommand
      title={everywhere ? messages.removeEverywhereTitle({ name, count }) : messages.removeTitle({ name, account })}
      effect={<p>{isLast ? messages.removeLast : messages.removeEffect}</p>}
      action={messages.removeAction}
      command={remove}
      input={{
        body: everywhere ? { userId: person.id, everywhere } : { userId: person.id, subTenants: [{ tenantId }] },
      }}
      onDone={() => {
        onClose();
        toast({ about: person.id, text: messages.removed({ name }) });
      }}
      onCancel={onClose}
    />
  );
};
