import { Copy, KeyRound, RefreshCw, Trash2 } from 'lucide';
import { useCallback, useState } from 'react';
import type { ApiTokensQuery } from '../../../core/contract/api-tokens.ts';
import { API_TOKEN_SORTS, type ApiToken } from '../../../core/contract/entities/api-token.ts';
import { PAGE_SIZE } from '../../../core/contract/limits.ts';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useHost } from '../../kit/host-context.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useCall } from '../../kit/use-call.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { copyText } from '../../ui/copy-button/copy-text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableQuery } from '../../ui/data-table/use-table-view.ts';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { MenuContent } from '../../ui/menu/menu-item.ts';
import { divider } from '../../ui/menu/menu-item.ts';
import { Page } from '../../ui/page/page.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { useListView } from '../lists/use-list-view.ts';
import { useDialog } from '../router/use-dialog.ts';
import { CALLS, type NewSecret, type TokenKind, useTokenRights, useTokenType } from './token-kind.ts';
import { useTokenColumns } from './token-columns.tsx';

const CreateToken = lazyScreen(() => import('./create-token.dialog.tsx'));
const RotateToken = lazyScreen(() => import('./rotate-token.dialog.tsx'));
const DeleteToken = lazyScreen(() => import('./delete-token.dialog.tsx'));
const SecretDialog = lazyScreen(() => import('./new-secret.dialog.tsx'));

const NEWEST_FIRST = { sort: { column: 'createdAt', direction: 'desc' } } as const;
const itemsIn = ({ items }: { items: readonly ApiToken[] }) => items;
const idOf = ({ id }: ApiToken) => id;

const queryOf = ({ search, page, sort }: TableQuery): ApiTokensQuery => {
  const column = API_TOKEN_SORTS.find((one) => one === sort?.column);
  return {
    _limit: PAGE_SIZE,
    _offset: (page - 1) * PAGE_SIZE,
    ...(search && { _filter: search }),
    ...(column && { _sortBy: column, _order: sort?.direction === 'asc' ? 'ASC' : 'DESC' }),
  };
};

/** API tokens of the person or the company: list, create, rotate, delete. */
export const TokensScreen = ({ kind }: { kind: TokenKind }) => {
  const { tokens: messages } = useMessages('tokens');
  const { query, view } = useListView(NEWEST_FIRST);
  const list = useCall(CALLS[kind].page, { query: queryOf(query) });
  const known = useTableState(list, itemsIn);
  const total = list.value?._metadata.totalItems ?? 0;
  const may = useTokenRights(kind);
  const enabled = useAppState(({ vendor }) => vendor.config?.apiTokensEnabled ?? true);
  const type = useTokenType();
  const { dialog, row, open, close } = useDialog('add', 'rotate', 'delete');
  // a secret is nowhere but here, and goes with the dialog
  const [made, setMade] = useState<NewSecret>();
  const token = known.rows.find(({ id }) => id === row);
  const show = (secret: NewSecret) => {
    close();
    setMade(secret);
  };
  const mayCreate = may.write && enabled && type !== undefined;
  const create = (look?: 'primary') =>
    mayCreate && (
      <Button {...(look && { look })} onPress={() => open('add')}>
        {messages.add}
      </Button>
    );
  return (
    <Page title={messages[kind].title} description={messages[kind].description} action={create('primary')}>
      <DataTable
        {...known}
        {...view}
        {...useTokenColumns(kind)}
        label={messages[kind].title}
        searchLabel={messages.search}
        count={(count) => messages.count({ count })}
        total={total}
        rowId={idOf}
        actions={useTokenActions(may, open)}
        empty={
          <EmptyState icon={KeyRound} title={messages.none.title} action={create()}>
            {messages.none.hint}
          </EmptyState>
        }
      />
      <LoadingBoundary>
        {dialog === 'add' && mayCreate && <CreateToken kind={kind} type={type} onClose={close} onMade={show} />}
        {dialog === 'rotate' && may.write && token && (
          <RotateToken kind={kind} token={token} onClose={close} onMade={show} />
        )}
        {dialog === 'delete' && may.delete && token && <DeleteToken kind={kind} token={token} onClose={close} />}
        {made && <SecretDialog kind={kind} made={made} onClose={() => setMade(undefined)} />}
      </LoadingBoundary>
    </Page>
  );
};

/** Row actions of a token. */
const useTokenActions = (
  may: { write: boolean; delete: boolean },
  open: (dialog: 'rotate' | 'delete', row: string) => void,
) => {
  const { tokens: messages } = useMessages('tokens');
  const { display } = useMessages('ui');
  const { shadow } = useHost();
  const toast = useToast();
  return useCallback(
    (token: ApiToken): MenuContent => {
      const copy = async () => {
        const near = shadow.querySelector<HTMLElement>('.fe-page') ?? undefined;
        const copied = near !== undefined && (await copyText(() => token.id, near));
        toast({ text: copied ? messages.idCopied : display.copyFailed, ...(!copied && { tone: 'danger' as const }) });
      };
      const isClient = token.type === 'ClientCredentials';
      return [
        ...(isClient ? [{ label: messages.copyId, icon: Copy, onPress: () => void copy() }] : []),
        ...(may.write ? [{ label: messages.rotate, icon: RefreshCw, onPress: () => open('rotate', token.id) }] : []),
        ...(may.delete
          ? [
              ...(may.write || isClient ? ([divider] as const) : []),
              { label: messages.remove, icon: Trash2, danger: true, onPress: () => open('delete', token.id) },
            ]
          : []),
      ];
    },
    [may.write, may.delete, messages, display, open, shadow, toast],
  );
};
