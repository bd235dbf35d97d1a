import { FolderInput, FolderOpen, LogIn, Pencil, Plus, Trash2, Users } from 'lucide';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import type { AccountDialogs } from './account-model.ts';
import { useEnterAccount } from './use-enter-account.ts';

/** Menu of an account's actions, as far as the viewer may take them. */
export const useAccountActions = (open: AccountDialogs['open'], withOpen = true) => {
  const { actions: messages } = useMessages('all-accounts');
  const mayWrite = useHasPermission('fe.account-hierarchy.write.subAccount');
  const { mayEnter, enter } = useEnterAccount();
  const mayDelete = useHasPermission('fe.account-hierarchy.delete.subAccount');
  return (id: string): MenuContent => [
    ...(withOpen ? [{ label: messages.open, icon: FolderOpen, onPress: () => open('account', id) }] : []),
    { label: messages.people, icon: Users, onPress: () => open('people', id) },
    ...(mayEnter ? [{ label: messages.enter, icon: LogIn, onPress: () => void enter(id as TenantId) }] : []), // an id of the server's
    ...(mayWrite
      ? [
          { label: messages.addBelow, icon: Plus, onPress: () => open('add', id) },
          { label: messages.edit, icon: Pencil, onPress: () => open('edit', id) },
          { label: messages.move, icon: FolderInput, onPress: () => open('move', id) },
        ]
      : []),
    ...(mayDelete
      ? ([divider, { label: messages.remove, icon: Trash2, danger: true, onPress: () => open('delete', id) }] as const)
      : []),
  ];
};
