import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { groups } from '../../../../../core/contract/groups.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import { Stack } from '../invite/stack.tsx';
import { RolesField } from '../person/roles-field.tsx';
import type { Assignment } from './use-bulk-acts.ts';

interface AssignmentProps {
  value: Assignment;
  onChange: (value: Assignment) => void;
}

/** Fields for the roles or groups that several users get and lose; what is added is not offered for removal, and the reverse. */
export const AssignmentFields = ({ of, ...props }: AssignmentProps & { of: 'roles' | 'groups' }) => (
  <Stack>{of === 'roles' ? <RoleFields {...props} /> : <GroupFields {...props} />}</Stack>
);

const RoleFields = ({ value, onChange }: AssignmentProps) => {
  const messages = useMessages('users').userBulk.ways.roles;
  const { hint } = useMessages('users').userQuestions.roles;
  const roles = useCall(members.roles, {}).value?.items ?? [];
  // ids of the roles at hand
  const add = value.add as RoleId[];
  const remove = value.remove as RoleId[];
  return (
    <>
      <RolesField
        compact
        label={messages.add}
        roles={roles.filter(({ id }) => !remove.includes(id))}
        value={add}
        onChange={(next) => onChange({ ...value, add: next })}
      />
      <RolesField
        compact
        label={messages.remove}
        hint={hint}
        roles={roles.filter(({ id }) => !add.includes(id))}
        value={remove}
        onChange={(next) => onChange({ ...value, remove: next })}
      />
    </>
  );
};

const GroupFields = ({ value, onChange }: AssignmentProps) => {
  const messages = useMessages('users').userBulk.ways.groups;
  const { directory } = useMessages('users').userPerson.groupChange;
  const known = useCall(groups.list, {}).value?.groups ?? [];
  const options = known.map(({ id, name, managedBy }) => ({
    value: id as string,
    label: name,
    ...(managedBy === 'scim2' && { hint: directory, disabled: true }),
  }));
  const field = (part: keyof Assignment, other: keyof Assignment) => (
    <MultiSelect
      label={messages[part]}
      options={options.filter((option) => !value[other].includes(option.value))}
      value={options.filter((option) => value[part].includes(option.value))}
      onChange={(next) => onChange({ ...value, [part]: next.map((option) => option.value) })}
    />
  );
  return (
    <>
      {field('add', 'remove')}
      {field('remove', 'add')}
    </>
  );
};
