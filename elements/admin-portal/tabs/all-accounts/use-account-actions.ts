import { useCallback, useLayoutEffect, useRef } from 'react';
import { FolderInput, FolderOpen, LogIn, Pencil, Plus, Trash2, Users } from 'lucide';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import type { AccountDialogs } from './account-model.ts';
import { useEnterAccount } from './use-enter-account.ts';

/** Menus of accounts' actions, as far as the viewer may take them; the same function while they are the same. */
export const useAccountActions = (wanted: AccountDialogs['open'], withOpen = true): ((id: string) => MenuContent) => {
  const { actions: messages } = useMessages('all-accounts');
  const mayWrite = useHasPermission('fe.account-hierarchy.write.subAccount');
  const { mayEnter, enter } = useEnterAccount();
  const mayDelete = useHasPermission('fe.account-hierarchy.delete.subAccount');
  const latest = useRef({ open: wanted, enter });
  useLayoutEffect(() => {
    latest.current = { open: wanted, enter };
  });
  return useCallback(
    (id) => {
      const opens = (dialog: Parameters<typeof wanted>[0]) => () => latest.current.open(dialog, id);
      return [
        ...(withOpen ? [{ label: messages.open, icon: FolderOpen, onPress: opens('account') }] : []),
        { label: messages.people, icon: Users, onPress: opens('people') },
        // an id of the server's
        ...(mayEnter
          ? [{ label: messages.enter, icon: LogIn, onPress: () => void latest.current.enter(id as TenantId) }]
          : []),
        ...(mayWrite
          ? [
              { label: messages.addBelow, icon: Plus, onPress: opens('add') },
              { label: messages.edit, icon: Pencil, onPress: opens('edit') },
              { label: messages.move, icon: FolderInput, onPress: opens('move') },
            ]
          : []),
        ...(mayDelete
          ? ([divider, { label: messages.remove, icon: Trash2, danger: true, onPress: opens('delete') }] as const)
          : []),
      ];
    },
    [messages, mayWrite, mayEnter, mayDelete, withOpen],
  );
};
