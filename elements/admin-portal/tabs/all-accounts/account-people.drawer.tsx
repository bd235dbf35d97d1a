import { Users } from 'lucide';
import { useState } from 'react';
import type { SubTenantUser } from '../../../../core/contract/entities/sub-tenant-user.ts';
import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import { ACCOUNT_USERS_PAGE } from '../../../../core/contract/limits.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { PeopleList } from '../../lists/people-list.tsx';
import { RemovePersonDialog, type PersonRemoval } from './remove-person.dialog.tsx';
import { useAccountPersonMenu } from './use-account-person-menu.ts';

/** People of an account, ten on a page: what each may do there, whether they enter the accounts below, and removing them. */
export const AccountPeopleDrawer = ({
  account,
  onAdd,
  onClose,
}: {
  account: SubTenantDetails;
  onAdd: () => void;
  onClose: () => void;
}) => {
  const { accountPeople: messages } = useMessages('all-accounts');
  const { locale } = useHostState();
  const mayManage = useHasPermission('fe.account-hierarchy.write.subAccountAccess');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [removal, setRemoval] = useState<PersonRemoval>();
  const { tenantId, name } = account;
  const list = useCall(subTenants.people, {
    query: {
      _tenantId: tenantId,
      _limit: ACCOUNT_USERS_PAGE,
      _offset: (page - 1) * ACCOUNT_USERS_PAGE,
      ...(search && { _filter: search }),
    },
  });
  const noteOf = ({ roles, tenantIds: { length: count } }: SubTenantUser) =>
    [
      formatList(
        locale.tag,
        roles.map((role) => role.name),
      ),
      count > 1 && messages.alsoIn({ count: count - 1 }),
    ]
      .filter(Boolean)
      .join(' · ');
  const menuOf = useAccountPersonMenu(account, setRemoval);
  const actionsOf = (person: SubTenantUser) => (
    <>
      {person.subAccountAccessAllowed && <Badge tone="info">{messages.enters}</Badge>}
      {!person.tenants[0]?.activated && <Badge>{messages.invited}</Badge>}
      <Menu name={messages.actionsFor({ name: person.name || person.email })} items={menuOf(person)} of={person.id} />
    </>
  );
  const total = list.value?._metadata.totalItems ?? 0;
  const add = mayManage && (
    <Button look="primary" onPress={onAdd}>
      {messages.add}
    </Button>
  );
  return (
    <Drawer
      title={messages.title({ name })}
      {...(mayManage && total > 0 && { description: messages.savedAtOnce })}
      startsAt="title"
      onClose={onClose}
      actions={add}
    >
      <SearchField
        label={messages.search}
        value={search}
        onChange={(next) => {
          setSearch(next);
          setPage(1);
        }}
        results={list.state === 'ready' ? total : undefined}
      />
      <Answer
        of={list}
        waiting={<SkeletonRows rows={4} columns={1} avatar />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          search ? (
            <EmptyState icon={Users} title={messages.noMatch({ query: search })} />
          ) : (
            <EmptyState icon={Users} title={messages.none}>
              {messages.noneHint}
            </EmptyState>
          )
        }
      >
        {({ items }) => (
          <PeopleList
            label={messages.title({ name })}
            people={items.map((person) => ({ ...person, src: person.profilePictureUrl, note: noteOf(person) }))}
            action={actionsOf}
          />
        )}
      </Answer>
      {total > ACCOUNT_USERS_PAGE && (
        <Pagination
          page={page}
          pageSize={ACCOUNT_USERS_PAGE}
          total={total}
          onChange={setPage}
          label={messages.title({ name })}
        />
      )}
      {removal && <RemovePersonDialog account={account} removal={removal} onClose={() => setRemoval(undefined)} />}
    </Drawer>
  );
};
