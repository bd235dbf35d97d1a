import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import type { Permission, Role } from '../../../../core/contract/entities/role.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import { useUndoing } from '../../lists/use-undo.ts';

/** Dialog of the roles that have a permission: adds it to several at once and removes it from others. */
export const PermissionRolesDialog = ({
  permission,
  all,
  grantable,
  onClose,
}: {
  permission: Permission;
  all: readonly Role[];
  grantable: GrantablePermissions;
  onClose: () => void;
}) => {
  const { permissions: messages } = useMessages('roles');
  const { roles: roleWords } = useMessages('roles');
  const locale = useHostState().locale.tag;
  const toast = useToast();
  const undoing = useUndoing(roleWords.failures);
  const { id, name } = permission;
  const isMine = (role: Role) => role.tenantId !== undefined && grantable.reaches(role);
  const gives = (role: Role) => role.permissions.includes(id);
  const mine = all.filter(isMine);
  const kept = all.filter((role) => !isMine(role) && gives(role));
  const options = mine.map((role) => ({ value: role.id, label: role.name, hint: role.description || undefined }));
  const before = mine.filter(gives).map((role) => role.id);
  const draft = useFormValues<{ roleIds: readonly RoleId[] }>({ roleIds: before });
  const field = draft.field('roleIds');
  const touching = { invalidates: [roles.list, permissions.list] };
  const save = useCommand(permissions.setRoles, touching);
  const undo = useCommand(permissions.setRoles, touching);
  // roles that cannot be changed here are sent unchanged
  const inputOf = (roleIds: readonly RoleId[]) => ({
    params: { permissionId: id },
    body: { roleIds: [...kept.map((role) => role.id), ...roleIds] },
  });
  const lacking = !grantable.holds(permission);
  return (
    <FormDialog
      edits
      title={messages.rolesOf({ name })}
      description={permission.description || undefined}
      submit={messages.saveRoles}
      draft={draft}
      command={save}
      input={({ roleIds }) => inputOf(roleIds)}
      failures={roleWords.failures}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ text: messages.given({ name }), undo: undoing(() => undo.run(inputOf(before))) });
      }}
    >
      {lacking && <Banner tone="info">{messages.lacking}</Banner>}
      <MultiSelect
        label={messages.roles}
        options={lacking ? options.filter(({ value }) => before.includes(value)) : options}
        value={options.filter(({ value }) => field.value.includes(value))}
        onChange={(those) => field.onChange(those.map(({ value }) => value))}
        error={field.error}
      />
      {kept.length > 0 && (
        <p>
          {messages.builtIn({
            roles: formatList(
              locale,
              kept.map((role) => role.name),
            ),
          })}
        </p>
      )}
    </FormDialog>
  );
};
