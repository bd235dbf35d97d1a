import { FolderInput, FolderOpen, Pencil, Plus, Trash2 } from 'lucide';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import type { AccountDialogs } from './account-model.ts';

/** Menu of an account's actions, as far as the viewer may take them. */
export const useAccountActions = (open: AccountDialogs['open'], withOpen = true) => {
  const { actions: messages } = useMessages('all-accounts');
  const mayWrite = useHasPermission('fe.account-hierarchy.write.subAccount');
  const mayDelete = useHasPermission('fe.account-hierarchy.delete.subAccount');
  return (id: string): MenuContent => [
    ...(withOpen ? [{ label: messages.open, icon: FolderOpen, onPress: () => open('account', id) }] : []),
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
