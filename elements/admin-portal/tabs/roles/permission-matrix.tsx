import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { InputOf } from '../../../../core/contract/endpoint.ts';
import type { PermissionId } from '../../../../core/contract/entities/ids.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import type { Answered } from '../../../kit/answered.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { foreseen, useCommand } from '../../../kit/use-command.ts';
import { useFailureWords } from '../../../kit/use-failure-words.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { EmptyState, NoMatch } from '../../../ui/empty-state/empty-state.tsx';
import { useLeaveGuard } from '../../../ui/leave-guard/use-leave-guard.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { SaveBar } from '../../../ui/save-bar/save-bar.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { CheckGrid, GridOf } from '../../parts/check-grid.tsx';
import { useListView } from '../../parts/use-list-view.ts';
import type { PermissionRow } from '../../parts/use-permission-rows.ts';
import { useFoundRows } from '../../parts/use-permission-rows.ts';
import type { Powers } from '../../parts/use-powers.ts';
import { lockOf } from './role-list.tsx';

/** As many columns as read well beside one another; a person chooses others. Ours. */
const COLUMNS = 6;

const has = (list: readonly PermissionId[], id: string) => list.some((one) => one === id);

type Lists = ReadonlyMap<string, readonly PermissionId[]>;

/** Which role is to give what, until it is saved. */
const useWanted = (all: readonly Role[]) => {
  const [lists, setLists] = useState<Lists>(new Map());
  const savedOf = (id: string) => all.find((role) => role.id === id)?.permissions ?? [];
  const listOf = (id: string) => lists.get(id) ?? savedOf(id);
  const isOther = (id: string) => {
    const [saved, list] = [savedOf(id), listOf(id)];
    return saved.length !== list.length || list.some((one) => !saved.includes(one));
  };
  return {
    savedOf,
    listOf,
    changed: all.filter(({ id }) => lists.has(id) && isOther(id)),
    change: (ids: readonly PermissionId[], role: string, on: boolean) => {
      const rest = listOf(role).filter((id) => !ids.includes(id));
      setLists(new Map(lists).set(role, on ? [...rest, ...ids] : rest));
    },
    forget: (those: readonly string[]) => setLists(new Map([...lists].filter(([id]) => !those.includes(id)))),
  };
};

/** The list of roles once one of them gives something else: what was saved is not unsaved until it is loaded again. */
const givenFrom = foreseen(roles.list, (all, { params, body }: InputOf<typeof roles.setPermissions>): Role[] =>
  all.map((role) => (role.id === params.roleId ? { ...role, permissions: body.permissionIds } : role)),
);

/** What each role gives, permission by permission; changed together and saved together. */
export const PermissionMatrix = ({
  list,
  rows,
  powers,
  onPermission,
}: {
  list: Answered<Role[]>;
  rows: Answered<readonly PermissionRow[]>;
  powers: Powers;
  /** Opens the roles of one permission; absent for whoever may not change them. */
  onPermission: ((id: string) => void) | undefined;
}) => {
  const { permissions: words } = useMessages('adminPortal/permissions');
  return (
    <Answer of={list} waiting={<SkeletonRows rows={10} columns={4} />}>
      {(all) => (
        <Answer
          of={rows}
          waiting={<SkeletonRows rows={10} columns={4} />}
          isEmpty={({ length }) => length === 0}
          empty={
            <EmptyState icon={KeyRound} title={words.none.title}>
              {words.none.hint}
            </EmptyState>
          }
        >
          {(known) => <Matrix all={all} known={known} powers={powers} onPermission={onPermission} />}
        </Answer>
      )}
    </Answer>
  );
};

const Matrix = ({
  all,
  known,
  powers,
  onPermission,
}: {
  all: readonly Role[];
  known: readonly PermissionRow[];
  powers: Powers;
  /** Opens the roles of one permission; absent for whoever may not change them. */
  onPermission: ((id: string) => void) | undefined;
}) => {
  const { permissions: words } = useMessages('adminPortal/permissions');
  const { roles: roleWords } = useMessages('adminPortal/roles');
  const mayWrite = useAllowed('fe.secure.write.roles');
  const toast = useToast();
  const wordsOf = useFailureWords({ lastAdministrator: roleWords.lastAdministrator });
  const { query, view } = useListView();
  const found = useFoundRows(known, query.search);
  const wanted = useWanted(all);
  const { question } = useLeaveGuard(wanted.changed.length > 0);
  const save = useCommand(roles.setPermissions, { touches: [permissions.list], follows: [givenFrom] });
  const [saving, setSaving] = useState<{ busy: boolean; error?: string | undefined }>({ busy: false });

  // a company's own come first: they are what is worked on here
  const options = [...all.filter(({ tenantId }) => tenantId), ...all.filter(({ tenantId }) => !tenantId)].map(
    ({ id, name, tenantId }) => ({
      value: id as string,
      label: name,
      group: tenantId ? roleWords.own : roleWords.builtIn,
    }),
  );
  const [chosen, setChosen] = useState<readonly string[]>();
  const shown = chosen ?? options.slice(0, COLUMNS).map(({ value }) => value);
  const columns = shown.flatMap((id) => {
    const role = all.find((one) => one.id === id);
    const lock = role && (mayWrite ? lockOf(role, powers, roleWords) : words.looking);
    return role ? [{ id: role.id as string, label: role.name, lock }] : [];
  });
  const permissionOf = new Map<string, PermissionRow['permission']>(
    known.map(({ id, permission }) => [id, permission]),
  );

  const saveAll = async (lists: Lists): Promise<readonly Role[]> => {
    setSaving({ busy: true });
    const done: Role[] = [];
    const names: string[] = [];
    let reason: string | undefined;
    // one after another: two that are saved at once could leave nobody who administers
    for (const [roleId, permissionIds] of lists) {
      const before = all.find(({ id }) => id === roleId);
      if (!before) continue;
      const answer = await save.run({ params: { roleId }, body: { permissionIds: [...permissionIds] } });
      if (answer.ok) done.push(before);
      else {
        names.push(before.name);
        reason ??= wordsOf(answer.failure);
      }
    }
    setSaving({
      busy: false,
      error: names.length > 0 ? words.notSaved({ roles: names.join(', '), reason: reason ?? '' }) : undefined,
    });
    return done;
  };
  const press = async () => {
    // what is given comes before what is taken away
    const gains = ({ id }: Role) => wanted.listOf(id).length - wanted.savedOf(id).length;
    const those = wanted.changed.toSorted((one, other) => gains(other) - gains(one));
    const done = await saveAll(new Map(those.map(({ id }) => [id, wanted.listOf(id)])));
    wanted.forget(done.map(({ id }) => id));
    if (done.length === 0) return;
    toast({
      text: words.saved({ count: done.length }),
      undo: () => void saveAll(new Map(done.map(({ id, permissions: before }) => [id, before]))),
    });
  };

  return (
    <GridOf
      wide
      bar={
        <>
          <SearchField
            label={words.search}
            value={query.search}
            onChange={(search) => view.onSearch?.(search)}
            results={found.length}
          />
          {all.length > COLUMNS && (
            <MultiSelect
              label={words.shown}
              options={options}
              value={options.filter(({ value }) => shown.includes(value))}
              onChange={(those) => setChosen(those.map(({ value }) => value))}
            />
          )}
        </>
      }
    >
      {found.length === 0 ? (
        <NoMatch onClear={() => view.onSearch?.('')} />
      ) : (
        <CheckGrid
          label={words.label}
          head={words.permission}
          rows={found}
          columns={columns}
          isOn={(row, column) => has(wanted.listOf(column), row)}
          isChanged={(row, column) => has(wanted.listOf(column), row) !== has(wanted.savedOf(column), row)}
          lockOf={(row, column) => {
            const permission = permissionOf.get(row);
            // what it gives already stays given, and can be taken away
            if (!permission || has(wanted.savedOf(column), row)) return undefined;
            return powers.holds(permission) ? undefined : words.lacking;
          }}
          onChange={(ids, column, on) => {
            setSaving({ busy: false });
            wanted.change(
              // the ids of the lines are those of permissions
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
        effect={words.effect({ count: wanted.changed.length })}
        onSave={() => void press()}
        onCancel={() => {
          setSaving({ busy: false });
          wanted.forget(wanted.changed.map(({ id }) => id));
        }}
      />
      {question}
    </GridOf>
  );
};
