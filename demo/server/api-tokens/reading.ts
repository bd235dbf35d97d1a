import type { ApiTokensQuery } from '../../../core/contract/api-tokens.ts';
import type { ApiToken, ApiTokenSort } from '../../../core/contract/entities/api-token.ts';
import type { MachineToMachineAuthStrategy } from '../../../core/contract/entities/auth.ts';
import type { PagedList } from '../../../core/contract/entities/member.ts';
import { PAGE_SIZE } from '../../../core/contract/limits.ts';
import type { Ports } from '../ports.ts';
import type { AdministratorReader, AdministratorRows, Caller } from '../rules.ts';
import { countedPage, searchedPage } from '../store/pages.ts';
import type { ApiTokenRecord } from '../store/records.ts';
import { folded } from '../store/searchable.ts';
import type { RowQuery, Where } from '../store/store.ts';
import { apiTokenViews } from './views.ts';

/** The most tokens that a list without pages answers, the newest. Ours. */
const LIST_MAX = 1000;

/** Columns of each order. Each has an index that begins with the tenant and the kind. */
const SORTS: Readonly<Record<ApiTokenSort, keyof ApiTokenRecord & string>> = {
  description: 'searchable',
  createdAt: 'createdAt',
  lastUsedAt: 'lastUsedAt',
  expires: 'expires',
};

/** Tokens that a caller administers: their own, or the tenant's. */
export const tokensOf = ({ userId }: Caller, kind: ApiTokenRecord['kind']): Where<ApiTokenRecord> =>
  kind === 'personal' ? { kind, userId } : { kind };

/** Tokens of one type, the newest first. */
export const listOfType = (
  { apiTokens }: Pick<AdministratorReader, 'apiTokens'>,
  caller: Caller,
  kind: ApiTokenRecord['kind'],
  type: MachineToMachineAuthStrategy,
): Promise<ApiTokenRecord[]> =>
  apiTokens.find({
    where: { ...tokensOf(caller, kind), type },
    order: [
      ['createdAt', 'desc'],
      ['id', 'desc'],
    ],
    limit: LIST_MAX,
  });

/** Page of tokens, with the total. */
export const pageOfTokens = (
  { store, caller, ports, query }: { store: AdministratorRows; caller: Caller; ports: Ports; query: ApiTokensQuery },
  kind: ApiTokenRecord['kind'],
): Promise<PagedList<ApiToken>> => {
  const { _limit: limit = PAGE_SIZE, _offset: offset = 0, _filter = '', _sortBy = 'createdAt' } = query;
  const direction = (query._order ?? (_sortBy === 'description' ? 'ASC' : 'DESC')) === 'ASC' ? 'asc' : 'desc';
  const wanted = folded(_filter).trim();
  const where = { ...tokensOf(caller, kind), ...(wanted !== '' && { searchable: { contains: wanted } }) };
  const order: RowQuery<ApiTokenRecord>['order'] = [
    [SORTS[_sortBy], direction],
    ['id', direction],
  ];
  return store.snapshot(async (rows) => {
    const readPage = wanted === '' ? countedPage : searchedPage;
    const { rows: tokens, total: totalItems } = await readPage(rows.apiTokens, { where, order, limit, offset });
    const items = await apiTokenViews(rows, ports, tokens);
    return { items, _metadata: { totalItems, totalPages: Math.ceil(totalItems / limit) } };
  });
};
