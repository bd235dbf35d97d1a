import { Network } from 'lucide';
import { type ReactNode, useCallback } from 'react';
import type { SubTenant } from '../../../../core/contract/entities/tenant.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Tree } from '../../../ui/tree/tree.tsx';
import type { AccountDialogs } from './account-model.ts';
import { useAccountTree } from './use-account-tree.ts';

/** Accounts as a tree; an account opens its details. */
export const AccountTree = ({
  open,
  selected,
  add,
}: {
  open: AccountDialogs['open'];
  selected: string | undefined;
  add: ReactNode;
}) => {
  const messages = useMessages('all-accounts');
  const detailOf = useCallback(
    ({ tenantType }: SubTenant) => (tenantType === 'customer' ? undefined : messages.types[tenantType]),
    [messages],
  );
  const { root, load } = useAccountTree(detailOf);
  if (root.state === 'all' && root.nodes?.length === 0)
    return (
      <EmptyState icon={Network} title={messages.none.title} action={add}>
        {messages.none.hint}
      </EmptyState>
    );
  return (
    <Tree label={messages.title} root={root} onLoad={load} selected={selected} onSelect={(id) => open('account', id)} />
  );
};
