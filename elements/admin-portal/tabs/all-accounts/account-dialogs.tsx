import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { AccountDrawer } from './account.drawer.tsx';
import { AccountPeopleDrawer } from './account-people.drawer.tsx';
import { AddPeopleDialog } from './add-people.dialog.tsx';
import { AddAccountDialog, EditAccountDialog, MoveAccountDialog } from './account-forms.dialog.tsx';
import type { AccountDialogs as Dialogs } from './account-model.ts';
import { DeleteAccountDialog } from './delete-account.dialog.tsx';

/** The dialog of an address, where the viewer may have it and its account is known. */
export const AccountDialogs = ({
  dialogs: { dialog, row, open, close },
  account,
}: {
  dialogs: Dialogs;
  account: SubTenantDetails | undefined;
}) => {
  const mayWrite = useHasPermission('fe.account-hierarchy.write.subAccount');
  const mayManage = useHasPermission('fe.account-hierarchy.write.subAccountAccess');
  const mayDelete = useHasPermission('fe.account-hierarchy.delete.subAccount');
  switch (dialog) {
    case 'add':
      // below an account that the address names, once that is known
      return mayWrite && (row === undefined || account) ? (
        <AddAccountDialog parent={account} onClose={close} onAdded={(id) => open('account', id)} />
      ) : null;
    case 'edit':
      return mayWrite && account ? <EditAccountDialog account={account} onClose={close} /> : null;
    case 'move':
      return mayWrite && account ? <MoveAccountDialog account={account} onClose={close} /> : null;
    case 'delete':
      return mayDelete && account ? <DeleteAccountDialog account={account} onClose={close} /> : null;
    case 'people':
      return account ? (
        <AccountPeopleDrawer account={account} onAdd={() => open('add-people', account.tenantId)} onClose={close} />
      ) : null;
    case 'add-people':
      return mayManage && account ? (
        <AddPeopleDialog account={account} onClose={() => open('people', account.tenantId)} />
      ) : null;
    case 'account':
      return account ? <AccountDrawer account={account} open={open} onClose={close} /> : null;
    case undefined:
      return null;
  }
};
