import { KeyRound } from 'lucide';
import { useRef, useState } from 'react';
import type { PermissionId } from '../../../../core/contract/entities/ids.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { members } from '../../../../core/contract/members.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import type { QueryResult } from '../../../kit/query-result.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { EmptyState, NoMatch } from '../../../ui/empty-state/empty-state.tsx';
import { useLeaveGuard } from '../../../ui/leave-guard/use-leave-guard.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { useTableWidth } from '../../../ui/data-table/use-table-fit.ts';
import { Select } from '../../../ui/select/select.tsx';
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ListSearch } from '../../lists/list-search.tsx';
import { CheckGrid, GridOf } from '../../../ui/check-grid/check-grid.tsx';
import { useListView } from '../../lists/use-list-view.ts';
import type { PermissionRow } from './use-permission-rows.ts';
import { useFoundRows } from './use-permission-rows.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import { threeWayMerge } from '../../forms/use-edit-base.ts';
import { disabledReason, roleSavedUpdate } from './role-model.ts';

/** Default number of columns; the user can choose others. Ours. */
const COLUMNS = 6;
/** Width in pixels below which one role is shown at a time, as in check-grid.css. */
const ONE_ROLE_PX = 560;

const has = (list: readonly PermissionId[], id: string) => list.some((one) => one === id);

type Lists = ReadonlyMap<string, readonly PermissionId[]>;
type Ways = ReadonlyMap<PermissionId, boolean>;

/** Unsaved changes of roles' permissions, merged over the saved ones (three-way merge). */
const useWanted = (all: readonly Role[]) => {
  const [own, setOwn] = useState<ReadonlyMap<string, Ways>>(new Map());
  const savedOf = (id: string) => all.find((role) => role.id === id)?.permissions ?? [];
  const listOf = (id: string) => {
    const ways = own.get(id);
    if (!ways) return savedOf(id);
    const those = (on: boolean) => [...ways].flatMap(([one, way]) => (way === on ? one : []));
    return threeWayMerge(those(true), those(false), savedOf(id));
  };
  const isOther = (id: string) => {
    const [given, list] = [savedOf(id), listOf(id)];
    return given.length !== list.length || list.some((one) => !given.includes(one));
  };
  return {
    savedOf,
    listOf,
    changed: all.filter(({ id }) => own.has(id) && isOther(id)),
    change: (ids: readonly PermissionId[], role: string, on: boolean) => {
      const ways = new Map([...(own.get(role) ?? []), ...ids.map((id) => [id, on] as const)]);
      setOwn(new Map(own).set(role, ways));
    },
    forget: (those: readonly string[]) =>
      setOwn((before) => new Map([...before].filter(([id]) => !those.includes(id)))),
  };
};

/** Matrix of permissions by role; changes are saved together. */
export const PermissionMatrix = ({
  list,
  rows,
  grantable,
  onPermission,
}: {
  list: QueryResult<Role[]>;
  rows: QueryResult<readonly PermissionRow[]>;
  grantable: GrantablePermissions;
  /** Opens the roles of a permission; absent without the permission to change them. */
  onPermission: ((id: string) => void) | undefined;
}) => {
  const { permissions: messages } = useMessages('roles');
  const vendor = useAppState(({ vendor }) => vendor.publicInfo?.name);
  return (
    <Answer of={list} waiting={<SkeletonRows rows={10} columns={4} />}>
      {(all) => (
        <Answer
          of={rows}
          waiting={<SkeletonRows rows={10} columns={4} />}
          isEmpty={({ length }) => length === 0}
          empty={
            <EmptyState icon={KeyRound} title={messages.none.title}>
              {vendor ? messages.none.hintOf({ vendor }) : messages.none.hint}
            </EmptyState>
          }
        >
          {(known) => <Matrix all={all} known={known} grantable={grantable} onPermission={onPermission} />}
        </Answer>
      )}
    </Answer>
  );
};

/**
 * Effect of changing these roles, with the number of people who have one, directly or by a group, where the user may read
 * people. A person who has several is counted with each, so of several roles it is an upper limit.
 */
const useEffectOf = (those: readonly Role[]): string => {
  const { permissions: messages } = useMessages('roles');
  const mayCount = useHasPermission('fe.secure.read.users');
  const ids = those.map(({ id }) => id).join();
  const holders = useCall(members.countByRole, { query: { ids } }, { enabled: mayCount && ids !== '' });
  const count = those.length;
  const people = holders.value?.reduce((sum, role) => sum + role.people, 0);
  if (!mayCount || holders.state === 'failed' || people === 0) return messages.effect({ count });
  const changed = messages.changed({ count });
  if (people === undefined) return changed;
  return `${changed} · ${messages[count > 1 ? 'affectsUpTo' : 'affects']({ count: people })}`;
};

const Matrix = ({
  all,
  known,
  grantable,
  onPermission,
}: {
  all: readonly Role[];
  known: readonly PermissionRow[];
  grantable: GrantablePermissions;
  /** Opens the roles of a permission; absent without the permission to change them. */
  onPermission: ((id: string) => void) | undefined;
}) => {
  const { permissions: messages } = useMessages('roles');
  const { roles: roleWords } = useMessages('roles');
  const mayWrite = useHasPermission('fe.secure.write.roles');
  const toast = useToast();
  const wordsOf = useFailureMessage(roleWords.failures);
  const { query, view } = useListView();
  const found = useFoundRows(known, query.search);
  const wanted = useWanted(all);
  const effect = useEffectOf(wanted.changed);
  const { question } = useLeaveGuard(wanted.changed.length > 0);
  const save = useCommand(roles.setPermissions, {
    invalidates: [permissions.list],
    onSuccessUpdate: [roleSavedUpdate],
  });
  const [saving, setSaving] = useState<{ busy: boolean; error?: string | undefined }>({ busy: false });

  // the company's own roles first: built-in ones cannot be changed
  const options = [...all.filter(({ tenantId }) => tenantId), ...all.filter(({ tenantId }) => !tenantId)].map(
    ({ id, name, tenantId }) => ({
      value: id as string,
      label: name,
      group: tenantId ? roleWords.own : roleWords.builtIn,
    }),
  );
  const [chosen, setChosen] = useState<readonly string[]>();
  const [one, setOne] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const width = useTableWidth(frame);
  const single = width !== undefined && width < ONE_ROLE_PX ? (one ?? options[0]?.value) : undefined;
  const wide = chosen ?? options.slice(0, COLUMNS).map(({ value }) => value);
  const shown = single === undefined ? wide : [single];
  const columns = shown.flatMap((id) => {
    const role = all.find((one) => one.id === id);
    const lock = role && (mayWrite ? disabledReason(role, grantable, roleWords) : messages.viewOnly);
    return role ? [{ id: role.id as string, label: role.name, lock }] : [];
  });
  const permissionOf = new Map<string, PermissionRow['permission']>(
    known.map(({ id, permission }) => [id, permission]),
  );

  /**
   * Saves the list of each role unless another user changed it since (compare-and-set); returns the saved roles before
   * and after.
   */
  const saveAll = async (lists: Lists, those: readonly Role[]) => {
    setSaving({ busy: true });
    const done: { was: Role; is: Role }[] = [];
    const names: string[] = [];
    let reason: string | undefined;
    // sequential: two parallel saves could leave no administrator
    for (const [roleId, permissionIds] of lists) {
      const before = those.find(({ id }) => id === roleId);
      if (!before) continue;
      const { updatedAt } = before;
      const answer = await save.run({ params: { roleId }, body: { permissionIds: [...permissionIds], updatedAt } });
      if (answer.ok) done.push({ was: before, is: answer.value });
      else {
        names.push(before.name);
        reason ??= wordsOf(answer.failure);
      }
    }
    setSaving({
      busy: false,
      error: names.length > 0 ? messages.notSaved({ roles: names.join(', '), reason: reason ?? '' }) : undefined,
    });
    return done;
  };
  const press = async () => {
    // additions first, then removals
    const gains = ({ id }: Role) => wanted.listOf(id).length - wanted.savedOf(id).length;
    const those = wanted.changed.toSorted((one, other) => gains(other) - gains(one));
    const done = await saveAll(new Map(those.map(({ id }) => [id, wanted.listOf(id)])), all);
    wanted.forget(done.map(({ was }) => was.id));
    if (done.length === 0) return;
    toast({
      text: messages.saved({ count: done.length }),
      undo: () => {
        const before = new Map(done.map(({ was }) => [was.id, was.permissions]));
        void saveAll(
          before,
          done.map(({ is }) => is),
        );
      },
    });
  };

  return (
    <div ref={frame} className="fe-wide">
      <GridOf
        wide
        bar={
          <>
            {single !== undefined && (
              <Select label={messages.role} options={options} value={single} onChange={setOne} />
            )}
            <ListSearch label={messages.search} results={found.length} query={query} view={view} />
            {single !== undefined && columns[0]?.lock && <Banner tone="info">{columns[0].lock}</Banner>}
            {single === undefined && all.length > COLUMNS && (
              <MultiSelect
                label={messages.shown}
                options={options}
                value={options.filter(({ value }) => shown.includes(value))}
                onChange={(those) => setChosen(those.map(({ value }) => value))}
              />
            )}
          </>
        }
      >
        {found.length === 0 ? (
          <NoMatch searchOnly onClear={() => view.onSearch?.('')} />
        ) : (
          <CheckGrid
            label={messages.label}
            head={messages.permission}
            rows={found}
            columns={columns}
            isOn={(row, column) => has(wanted.listOf(column), row)}
            isChanged={(row, column) => has(wanted.listOf(column), row) !== has(wanted.savedOf(column), row)}
            disabledReasonOf={(row, column) => {
              const permission = permissionOf.get(row);
              // a granted permission can be removed in any case
              if (!permission || has(wanted.savedOf(column), row)) return undefined;
              return grantable.holds(permission) ? undefined : messages.lacking;
            }}
            onChange={(ids, column, on) => {
              setSaving({ busy: false });
              wanted.change(
                // the grid's row ids are permission ids
                ids as readonly PermissionId[],
                column,
                on,
              );
            }}
            onRow={onPermission}
          />
        )}
        <SaveBar
          dirty={wanted.changed.length > 0}
          busy={saving.busy}
          error={saving.error}
          effect={effect}
          onSave={() => void press()}
          onCancel={() => {
            setSaving({ busy: false });
            wanted.forget(wanted.changed.map(({ id }) => id));
          }}
        />
        {question}
      </GridOf>
    </div>
  );
};
