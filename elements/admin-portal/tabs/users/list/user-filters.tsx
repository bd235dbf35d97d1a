import type { UserPreset, UserSort } from '../../../../../core/contract/entities/member.ts';
import type { Provider } from '../../../../../core/contract/entities/user.ts';
import { ID_PATTERN } from '../../../../../core/contract/limits.ts';
import { type MemberFilters, members, type MembersQuery } from '../../../../../core/contract/members.ts';
import { lazyScreen } from '../../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { mapResult, type QueryResult } from '../../../../kit/query-result.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { Choice } from '../../../../ui/choices/choice.ts';
import type { FilterField } from '../../../../ui/data-table/filter.ts';
import type { TableQuery } from '../../../../ui/data-table/use-table-view.ts';
import type { Status } from './user-columns.tsx';

const FilterEdit = lazyScreen(() => import('./filter-edit.tsx'));
const ChoicesEdit = lazyScreen(() => import('./choices-edit.tsx'));

/** Sort field of the API by column. */
const SORTS: Readonly<Record<string, UserSort>> = {
  name: 'name',
  email: 'email',
  status: 'isLocked',
  verified: 'verified',
  provider: 'provider',
  joined: 'createdAt',
  id: 'id',
  company: 'tenantId',
  lastLogin: 'lastLogin',
  roles: 'roles',
  mfa: 'mfaEnabled',
};

/** API filters of each status, in the order of precedence of `statusOf`. */
const STATES: Readonly<Record<Status, MemberFilters>> = {
  locked: { isLocked: true },
  pending: { isLocked: false, activatedForTenant: false },
  unverified: { isLocked: false, activatedForTenant: true, verified: false },
  active: { isLocked: false, activatedForTenant: true, verified: true },
};

const SWITCHES = { on: true, off: false } as const;

/** Looks up the first value in a table; `undefined` for an unknown one, because a URL can contain anything. */
const among = <Key extends string, Value>(table: Readonly<Record<Key, Value>>, [key = '']: readonly string[]) =>
  // it is one of the table's keys
  Object.hasOwn(table, key) ? { key: key as Key, value: table[key as Key] } : undefined;

type Words = ReturnType<typeof useWords>;
const useWords = () => useMessages('users').users;

const idsOf = (value: readonly string[]) => value.filter((id) => ID_PATTERN.test(id)).join(',') || undefined;

const wireOfFilter = (field: string, value: readonly string[], { providers, filters }: Words): MemberFilters => {
  const provider = among<Provider, string>(providers, value)?.key;
  const preset = among<UserPreset, string>(filters.presets, value)?.key;
  const mfaEnabled = among(SWITCHES, value)?.value;
  const [roleIds, [email]] = [idsOf(value), value];
  switch (field) {
    case 'role':
      return roleIds ? { roleIds } : {};
    case 'group':
      return roleIds ? { groups: roleIds } : {};
    case 'status':
      return among(STATES, value)?.value ?? {};
    case 'provider':
      return provider ? { provider } : {};
    case 'mfa':
      return mfaEnabled === undefined ? {} : { mfaEnabled };
    case 'preset':
      return preset ? { preset } : {};
    case 'below':
      return value.includes('included') ? { includeSubTenants: true } : {};
    case 'email':
      return email ? { email } : {};
    default:
      return {};
  }
};

const byName = (direction: 'asc' | 'desc') => ({ sort: { column: 'name', direction } }) as const;
const [ALONE, WITH_BELOW] = [byName('asc'), byName('desc')];

/**
 * Initial sorting: by name ascending, descending where sub-tenants are included.
 * Source: protocol/people.md#members.
 */
export const startOfDay = (filters: TableQuery['filters'] = []) =>
  filters.some(({ field }) => field === 'below') ? WITH_BELOW : ALONE;

/**
 * API query of the user list for a table's state. Unknown filters are dropped.
 */
export const membersQueryOf = ({ search, filters, sort, page }: TableQuery, messages: Words): MembersQuery => {
  const asked: MemberFilters = Object.assign(
    {},
    ...filters.map(({ field, value }) => wireOfFilter(field, value, messages)),
  );
  const by = sort && SORTS[sort.column];
  return {
    pageOffset: page - 1,
    ...(search.trim() && { search: search.trim() }),
    ...(by && { sortBy: by, sortDirection: sort.direction }),
    ...asked,
  };
};

const choicesOf = (table: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

const editor =
  (label: string, options?: readonly Choice[]): NonNullable<FilterField['edit']> =>
  ([value], onValue) => (
    <LoadingBoundary>
      <FilterEdit label={label} {...(options && { options })} value={value} onValue={onValue} />
    </LoadingBoundary>
  );

/** Filter field with a fixed set of options. */
export const oneOf = (id: string, label: string, table: Readonly<Record<string, string>>): FilterField => ({
  id,
  label,
  choices: choicesOf(table),
  inWords: ([value = '']) => table[value] ?? value,
  edit: editor(label, choicesOf(table)),
});

/** Query of what users can be filtered by; undefined for a viewer who cannot read it. */
type Choosable = QueryResult<readonly { id: string; name: string }[]> | undefined;

/** Filter fields of choices that are loaded: none where there are no choices. While they are not there, it says why. */
const useLoadedChoices = () => {
  const { loading } = useMessages('common');
  const { failed } = useMessages('ui').display.empty;
  return (id: string, label: string, query: Choosable): FilterField[] => {
    if (!query || query.value?.length === 0) return [];
    const choices = mapResult(query, (all) => all.map((one) => ({ value: one.id, label: one.name })));
    return [
      {
        id,
        label,
        choices: choices.value ?? [],
        ...(!choices.value && { inWords: () => (choices.state === 'failed' ? failed : loading) }),
        edit: (value, onValue) => (
          <LoadingBoundary>
            <ChoicesEdit label={label} choices={choices} value={value} onValue={onValue} />
          </LoadingBoundary>
        ),
      },
    ];
  };
};

/** Filter fields of the user list: roles and groups if there are any, and sub-accounts if there are any or `withBelow`. */
export const useUserFilters = (roles: Choosable, groups: Choosable, withBelow: boolean): readonly FilterField[] => {
  const loadedChoices = useLoadedChoices();
  const messages = useWords();
  const { columns, filters } = messages;
  const mayLookBelow = useHasPermission('fe.account-hierarchy.read.subAccount');
  const stats = useCall(members.stats, {}).value;
  // another server counts none
  const hasBelow = mayLookBelow && (withBelow || (stats !== undefined && stats.accountsBelow !== 0));
  const below = { id: 'below', label: columns.company, choices: choicesOf(filters.below) };
  return [
    oneOf('status', columns.status, messages.states),
    ...loadedChoices('role', columns.roles, roles),
    ...loadedChoices('group', columns.groups, groups),
    oneOf('preset', filters.preset, filters.presets),
    oneOf('mfa', columns.mfa, messages.mfa),
    oneOf('provider', columns.provider, messages.providers),
    ...(hasBelow ? [below] : []),
    {
      id: 'email',
      label: columns.email,
      operators: [{ value: 'contains', label: filters.contains }],
      inWords: ([value = '']) => value,
      edit: editor(columns.email),
    },
  ];
};
