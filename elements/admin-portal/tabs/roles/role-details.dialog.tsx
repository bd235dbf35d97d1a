import { useState } from 'react';
import type { PermissionId } from '../../../../core/contract/entities/ids.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { NoMatch } from '../../../ui/empty-state/empty-state.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { CheckGrid, GridOf } from '../../../ui/check-grid/check-grid.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { type PermissionRow, useFoundRows, usePermissionRows } from './use-permission-rows.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import { threeWayMerge, useEditBase } from '../../forms/use-edit-base.ts';
import { useUndoing } from '../../lists/use-undo.ts';
import { disabledReason, roleSavedUpdate } from './role-model.ts';
import { PeopleWith } from './people-with.dialog.tsx';

/** Views of the role drawer. */
export type RoleView = 'role' | 'people';

interface RoleDetailsProps {
  role: Role;
  grantable: GrantablePermissions;
  view: RoleView;
  onView: (view: RoleView) => void;
  onClose: () => void;
}

/** Drawer of a role: its permissions and holders. */
export const RoleDetails = (props: RoleDetailsProps) => {
  const { permissions: messages } = useMessages('roles');
  const { roles: roleWords } = useMessages('roles');
  const mayWrite = useHasPermission('fe.secure.write.roles');
  const { role, grantable, onClose } = props;
  const lock = mayWrite ? disabledReason(role, grantable, roleWords) : messages.viewOnly;
  if (!lock) return <EditableRole {...props} />;
  return (
    <Drawer
      title={role.name}
      description={role.description && <bdi>{role.description}</bdi>}
      onClose={onClose}
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Banner tone="info">{lock}</Banner>
      <Views {...props}>
        {() => (
          <Permissions role={role} given={role.permissions} disabledReasonOf={() => lock} onChange={() => undefined} />
        )}
      </Views>
    </Drawer>
  );
};

const EditableRole = (props: RoleDetailsProps) => {
  const { role, grantable, onClose } = props;
  const { permissions: messages } = useMessages('roles');
  const { roles: roleWords } = useMessages('roles');
  const toast = useToast();
  const undoing = useUndoing(roleWords.failures);
  // sorted, so that restoring a permission is no change
  const draft = useFormValues({ permissionIds: role.permissions.toSorted() });
  const options = { invalidates: [permissions.list], onSuccessUpdate: [roleSavedUpdate] };
  const save = useCommand(roles.setPermissions, options);
  const undo = useCommand(roles.setPermissions, options);
  const params = { roleId: role.id };
  const given = draft.values.permissionIds;
  const seen = useEditBase(role, save.failure, (now, before) => {
    draft.follow({ permissionIds: now.permissions.toSorted() });
    draft.change({ permissionIds: threeWayMerge(given, before.permissions, now.permissions).toSorted() });
  });
  return (
    <FormDialog
      edits
      look="drawer"
      reads={props.view === 'people'}
      title={role.name}
      description={role.description && <bdi>{role.description}</bdi>}
      submit={messages.save}
      draft={draft}
      command={save}
      input={({ permissionIds }) => ({ params, body: { permissionIds, updatedAt: seen.updatedAt } })}
      failures={roleWords.failures}
      onClose={onClose}
      onDone={({ name, updatedAt }) => {
        onClose();
        const body = { permissionIds: seen.permissions, updatedAt };
        toast({ about: role.id, text: roleWords.saved({ name }), undo: undoing(() => undo.run({ params, body })) });
      }}
    >
      <Views {...props}>
        {() => (
          <Permissions
            role={seen}
            given={given}
            disabledReasonOf={({ permission }) =>
              grantable.holds(permission) || seen.permissions.includes(permission.id) ? undefined : messages.lacking
            }
            onChange={(ids, on) => {
              const rest = given.filter((id) => !ids.includes(id));
              draft.change({ permissionIds: (on ? [...rest, ...ids] : rest).toSorted() });
            }}
          />
        )}
      </Views>
    </FormDialog>
  );
};

/** Tabs of the drawer; only the permissions for a user who cannot read users. */
const Views = ({ role, view, onView, children }: RoleDetailsProps & { children: () => React.ReactNode }) => {
  const { permissions: messages } = useMessages('roles');
  const mayReadPeople = useHasPermission('fe.secure.read.users');
  if (!mayReadPeople) return children();
  return (
    <div>
      <Tabs
        label={role.name}
        tabs={(['role', 'people'] as const).map((id) => ({ id, label: messages.tabs[id] }))}
        value={view}
        onChange={onView}
      >
        {view === 'role' ? children() : <PeopleWith role={role} />}
      </Tabs>
    </div>
  );
};

const Permissions = ({
  role,
  given,
  disabledReasonOf: lockOfRow,
  onChange,
}: {
  role: Role;
  given: readonly PermissionId[];
  disabledReasonOf: (row: PermissionRow) => string | undefined;
  onChange: (ids: readonly PermissionId[], on: boolean) => void;
}) => {
  const { permissions: messages } = useMessages('roles');
  const { display } = useMessages('ui');
  const rows = usePermissionRows();
  const [search, setSearch] = useState('');
  const found = useFoundRows(rows.value ?? [], search);
  return (
    <GridOf
      bar={
        <>
          <SearchField label={messages.search} value={search} onChange={setSearch} results={found.length} />
          {rows.value && <span>{display.of({ value: given.length, max: rows.value.length })}</span>}
        </>
      }
    >
      <Answer of={rows}>
        {() =>
          found.length === 0 ? (
            <NoMatch searchOnly onClear={() => setSearch('')} />
          ) : (
            <CheckGrid
              label={messages.ofRole({ name: role.name })}
              head={messages.permission}
              rows={found}
              columns={[{ id: role.id, label: role.name }]}
              isOn={(row) => given.some((id) => id === row)}
              isChanged={(row) => given.some((id) => id === row) !== role.permissions.some((id) => id === row)}
              disabledReasonOf={(id) => {
                const row = found.find((one) => one.id === id);
                return row && lockOfRow(row);
              }}
              onChange={(ids, _, on) =>
                // the grid's row ids are permission ids
                onChange(ids as readonly PermissionId[], on)
              }
            />
          )
        }
      </Answer>
    </GridOf>
  );
};
