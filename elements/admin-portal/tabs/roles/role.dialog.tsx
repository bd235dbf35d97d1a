import { useState } from 'react';
import type { Permission, Role } from '../../../../core/contract/entities/role.ts';
import {
  DESCRIPTION_MAX,
  NAME_MAX,
  ROLE_KEY_MAX,
  ROLE_KEY_PATTERN,
  ROLE_LEVEL_MAX,
} from '../../../../core/contract/limits.ts';
import { permissions, roles } from '../../../../core/contract/roles.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type FormField, useFormValues } from '../../forms/use-form-values.ts';
import type { GrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import { useEditBase } from '../../forms/use-edit-base.ts';
import { useUndoing } from '../../lists/use-undo.ts';
import { roleSavedUpdate } from './role-model.ts';

const NONE: readonly never[] = [];

/** Suggested key of a role: `Field service lead` gives `field-service-lead`. Only Latin letters are converted. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

interface RoleValues {
  name: string;
  key: string;
  description: string;
  level: number | undefined;
  isDefault: boolean;
}

const Fields = ({
  fields,
  change,
  least,
  onKey,
  suggested,
}: {
  fields: { readonly [Name in keyof RoleValues]: FormField<RoleValues[Name]> };
  change: (values: Partial<RoleValues>) => void;
  least: number;
  /** Called when the user edits the key, which ends the suggestions. */
  onKey?: () => void;
  suggested?: (name: string) => Partial<RoleValues>;
}) => {
  const { roles: messages } = useMessages('roles');
  return (
    <>
      <TextField
        {...fields.name}
        label={messages.columns.name}
        required
        maxLength={NAME_MAX}
        onChange={(name) => change({ name, ...suggested?.(name) })}
      />
      <TextField
        {...fields.key}
        label={messages.columns.key}
        hint={messages.form.keyHint}
        required
        kind="code"
        maxLength={ROLE_KEY_MAX}
        check={(value) => (ROLE_KEY_PATTERN.test(value) ? undefined : messages.form.keyWrong)}
        onChange={(value) => {
          onKey?.();
          fields.key.onChange(value);
        }}
      />
      <TextArea
        {...fields.description}
        label={messages.form.about}
        optional
        limit={DESCRIPTION_MAX}
        leastRows={2}
        mostRows={6}
      />
      <NumberField
        {...fields.level}
        label={messages.form.level}
        hint={messages.form.levelHint}
        required
        min={least}
        max={ROLE_LEVEL_MAX}
      />
      <Checkbox {...fields.isDefault} label={messages.form.isDefault} />
    </>
  );
};

/** Dialog to create a role, empty or with the permissions of another. */
export const AddRoleDialog = ({
  like,
  all,
  grantable,
  onClose,
  onAdded,
}: {
  /** Role to copy. */
  like?: Role | undefined;
  all: readonly Role[];
  grantable: GrantablePermissions;
  onClose: () => void;
  onAdded: (role: Role) => void;
}) => {
  const { roles: messages } = useMessages('roles');
  const known = useCall(permissions.list, {});
  const least = Math.min(grantable.level, ROLE_LEVEL_MAX);
  const copied = like ? messages.form.copyOf({ name: like.name }) : '';
  const draft = useFormValues({
    name: copied,
    key: keyOf(copied),
    description: like?.description ?? '',
    level: Math.min(Math.max(like?.level ?? least + 1, least), ROLE_LEVEL_MAX) as number | undefined,
    isDefault: false,
    from: like?.id ?? '',
  });
  const [ownKey, setOwnKey] = useState(false);
  const create = useCommand(roles.create, { invalidates: [roles.list, permissions.list] });

  const from = all.find(({ id }) => id === draft.values.from);
  const given = givable(from?.permissions ?? NONE, known.value ?? NONE, grantable);
  return (
    <FormDialog
      title={messages.add}
      submit={messages.add}
      draft={draft}
      command={create}
      input={({ name, key, level, description, isDefault }) => ({
        body: {
          name,
          key,
          isDefault,
          ...(level !== undefined && { level }),
          ...(description && { description }),
          ...(given.length > 0 && { permissions: given }),
        },
      })}
      places={{ roleKeyTaken: 'key' }}
      onClose={onClose}
      onDone={onAdded}
    >
      <Fields
        fields={{
          name: draft.field('name'),
          key: draft.field('key'),
          description: draft.field('description'),
          level: draft.field('level'),
          isDefault: draft.field('isDefault'),
        }}
        change={draft.change}
        least={least}
        onKey={() => setOwnKey(true)}
        suggested={(name) => (ownKey ? {} : { key: keyOf(name) })}
      />
      <Select
        {...draft.field('from')}
        label={messages.form.from}
        options={[
          { value: '', label: messages.form.fromNone },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        hint={from && known.value && given.length < from.permissions.length ? messages.form.fromSome : undefined}
      />
    </FormDialog>
  );
};

const givable = (ids: readonly Permission['id'][], known: readonly Permission[], { holds }: GrantablePermissions) => {
  const held = new Set(known.filter(holds).map(({ id }) => id));
  return ids.filter((id) => held.has(id));
};

const valuesOf = ({ name, key, description, level, isDefault }: Role): RoleValues => ({
  name,
  key,
  description: description ?? '',
  level,
  isDefault,
});

/** Dialog to edit a role's name, key, description and level. Changes by another administrator are not overwritten. */
export const EditRoleDialog = ({
  role,
  grantable,
  onClose,
}: {
  role: Role;
  grantable: GrantablePermissions;
  onClose: () => void;
}) => {
  const { roles: messages } = useMessages('roles');
  const toast = useToast();
  const undoing = useUndoing(messages.failures);
  const draft = useFormValues(valuesOf(role), 'roles');
  const save = useCommand(roles.update, { onSuccessUpdate: [roleSavedUpdate] });
  const undo = useCommand(roles.update, { onSuccessUpdate: [roleSavedUpdate] });
  const seen = useEditBase(role, save.failure, (now) => draft.follow(valuesOf(now)));
  const params = { roleId: role.id };
  return (
    <FormDialog
      edits
      title={messages.form.editTitle({ name: role.name })}
      submit={messages.form.save}
      draft={draft}
      command={save}
      input={({ level: wanted, ...body }) => ({
        params,
        body: { ...body, ...(wanted !== undefined && { level: wanted }), updatedAt: seen.updatedAt },
      })}
      places={{ roleKeyTaken: 'key', insufficientPrivilege: 'level' }}
      failures={messages.failures}
      onClose={onClose}
      onDone={({ name, updatedAt }) => {
        onClose();
        const before = { ...valuesOf(seen), level: seen.level, updatedAt };
        toast({
          about: role.id,
          text: messages.saved({ name }),
          undo: undoing(() => undo.run({ params, body: before })),
        });
      }}
    >
      <Fields
        fields={{
          name: draft.field('name'),
          key: draft.field('key'),
          description: draft.field('description'),
          level: draft.field('level'),
          isDefault: draft.field('isDefault'),
        }}
        change={draft.change}
        least={Math.min(grantable.level, ROLE_LEVEL_MAX)}
      />
    </FormDialog>
  );
};
