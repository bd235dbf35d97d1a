import type { Group } from '../../../../../core/contract/entities/group.ts';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { groups } from '../../../../../core/contract/groups.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import { SkeletonText } from '../../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../invite/stack.tsx';
import { RolesField } from '../person/roles-field.tsx';
import type { Assignment } from './use-bulk-acts.ts';

interface AssignmentProps {
  value: Assignment;
  onChange: (value: Assignment) => void;
}

/** Fields for the roles or groups that several users get and lose; what is added is not offered for removal, and the reverse. */
export const AssignmentFields = ({ of, ...props }: AssignmentProps & { of: 'roles' | 'groups' }) =>
  of === 'roles' ? <RoleFields {...props} /> : <GroupFields {...props} />;

const WAITING = <SkeletonText lines={4} />;

const RoleFields = ({ value, onChange }: AssignmentProps) => {
  const messages = useMessages('users').userBulk.ways.roles;
  const { hint } = useMessages('users').userQuestions.roles;
  const roles = useCall(members.roles, {});
  // ids of the roles at hand
  const add = value.add as RoleId[];
  const remove = value.remove as RoleId[];
  return (
    <Answer of={roles} waiting={WAITING}>
      {({ items }) => (
        <Stack>
          <RolesField
            compact
            label={messages.add}
            roles={items.filter(({ id }) => !remove.includes(id))}
            value={add}
            onChange={(next) => onChange({ ...value, add: next })}
          />
          <RolesField
            compact
            label={messages.remove}
            hint={hint}
            roles={items.filter(({ id }) => !add.includes(id))}
            value={remove}
            onChange={(next) => onChange({ ...value, remove: next })}
          />
        </Stack>
      )}
    </Answer>
  );
};

const GroupFields = ({ value, onChange }: AssignmentProps) => {
  const messages = useMessages('users').userBulk.ways.groups;
  const { directory } = useMessages('users').userPerson.groupChange;
  const list = useCall(groups.list, {});
  const optionOf = ({ id, name, managedBy }: Group) => ({
    value: id as string,
    label: name,
    ...(managedBy === 'scim2' && { hint: directory, disabled: true }),
  });
  const field = (options: ReturnType<typeof optionOf>[], part: keyof Assignment, other: keyof Assignment) => (
    <MultiSelect
      label={messages[part]}
      options={options.filter((option) => !value[other].includes(option.value))}
      value={options.filter((option) => value[part].includes(option.value))}
      onChange={(next) => onChange({ ...value, [part]: next.map((option) => option.value) })}
    />
  );
  return (
    <Answer of={list} waiting={WAITING}>
      {({ groups: known }) => {
        const options = known.map(optionOf);
        return (
          <Stack>
            {field(options, 'add', 'remove')}
            {field(options, 'remove', 'add')}
          </Stack>
        );
      }}
    </Answer>
  );
};
