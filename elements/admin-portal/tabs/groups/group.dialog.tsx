import type { Messages } from '../../../i18n/namespaces.ts';
import { useState } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import type { RoleId, UserId } from '../../../../core/contract/entities/ids.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { DESCRIPTION_MAX, NAME_MAX } from '../../../../core/contract/limits.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { Swatches } from '../../../ui/swatches/swatches.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type FormField, useFormValues } from '../../forms/use-form-values.ts';
import { GROUP_QUERIES, type Person, usePeopleSearch } from './group-people.dialog.tsx';
import { useGrantableRoles } from '../../forms/use-grantable-roles.ts';
import { useUndoing } from '../../lists/use-undo.ts';

/** Colors that can be distinguished on any surface; others come from a directory or an import. Ours. */
const COLORS = {
  blue: '#3b6fd4',
  orange: '#b4540a',
  teal: '#0f766e',
  purple: '#a21caf',
  red: '#be123c',
  grey: '#475569',
} as const satisfies Partial<Record<keyof Messages['groups']['groupForms']['colors'], string>>;
// a literal table has no other keys
const NAMES = Object.keys(COLORS) as (keyof typeof COLORS)[];

interface GroupValues {
  name: string;
  description: string;
  color: string;
}

/** Values of a new group, with its first people and roles. */
interface NewGroup extends GroupValues {
  userIds: readonly UserId[];
  roleIds: readonly RoleId[];
}

/** Fields of a group, in both of its forms. */
const Fields = ({
  field,
  own,
}: {
  field: <Name extends keyof GroupValues>(name: Name) => FormField<string>;
  /** Color of the group, which another program may have chosen. */
  own?: string;
}) => {
  const { groups: list } = useMessages('groups');
  const { groupForms: messages } = useMessages('groups');
  const known: readonly string[] = Object.values(COLORS);
  const options = [
    { color: '', name: messages.colors.none },
    ...NAMES.map((one) => ({ color: COLORS[one] as string, name: messages.colors[one] })),
    ...(own && !known.includes(own) ? [{ color: own, name: messages.colors.own }] : []),
  ];
  return (
    <>
      <TextField {...field('name')} label={list.columns.name} required maxLength={NAME_MAX} />
      <TextArea {...field('description')} label={messages.about} optional limit={DESCRIPTION_MAX} leastRows={2} />
      <Swatches {...field('color')} label={messages.color} options={options} />
    </>
  );
};

/**
 * Dialog to create a group with people and roles. Where these are refused the group is there nevertheless, and the toast
 * says why: they can be chosen in its drawer, which opens next.
 */
export const AddGroupDialog = ({ onClose, onAdded }: { onClose: () => void; onAdded: (group: Group) => void }) => {
  const { groups: list } = useMessages('groups');
  const { groupForms: messages } = useMessages('groups');
  const toast = useToast();
  const wordsOf = useFailureMessage({ lastAdministrator: messages.lastAdministrator });
  const [mayFind, mayReadRoles] = [useHasPermission('fe.secure.read.users'), useHasPermission('fe.secure.read.roles')];
  const draft = useFormValues<NewGroup>({ name: '', description: '', color: COLORS.blue, userIds: [], roleIds: [] });
  const [people, setPeople] = useState<readonly Person[]>([]);
  const search = usePeopleSearch((id) => draft.values.userIds.includes(id));
  const grantable = useGrantableRoles(mayReadRoles);
  const create = useCommand(groups.create, { invalidates: [groups.list] });
  const add = useCommand(groups.addUsers, { invalidates: GROUP_QUERIES });
  const give = useCommand(groups.addRoles, { invalidates: GROUP_QUERIES });
  const { userIds, roleIds } = draft.values;
  const run: typeof create.run = async (input) => {
    const made = await create.run(input);
    if (!made.ok) return made;
    const params = { groupId: made.value.id };
    const given = roleIds.length > 0 ? await give.run({ params, body: { roleIds: [...roleIds] } }) : undefined;
    const added = userIds.length > 0 ? await add.run({ params, body: { userIds: [...userIds] } }) : undefined;
    for (const [about, answer] of Object.entries({ roles: given, people: added }))
      if (answer && !answer.ok)
        toast({ about: `${made.value.id} ${about}`, text: wordsOf(answer.failure) ?? '', tone: 'danger' });
    return made;
  };
  return (
    <FormDialog
      title={list.add}
      submit={list.add}
      draft={draft}
      command={{ ...create, run, busy: create.busy || add.busy || give.busy }}
      // an empty description is not sent
      input={({ name, description, color }) => ({
        body: { name, ...(description.trim() && { description }), ...(color && { color }) },
      })}
      onClose={onClose}
      onDone={onAdded}
    >
      <Fields field={draft.field} />
      {mayFind && (
        <MultiSelect
          label={messages.addPeople}
          hint={messages.addPeopleHint}
          optional
          options={search}
          value={people}
          onChange={(those) => {
            setPeople(those);
            draft.change({ userIds: those.map(({ value }) => value) });
          }}
        />
      )}
      {mayReadRoles && (
        <Answer of={grantable.list} waiting={<SkeletonText lines={2} />}>
          {(roles) => {
            const options = grantable.optionsOf(roles, []);
            return (
              options.length > 0 && (
                <MultiSelect
                  label={messages.roles}
                  hint={messages.rolesHint}
                  optional
                  options={options}
                  value={options.filter(({ value }) => roleIds.includes(value))}
                  onChange={(those) => draft.change({ roleIds: those.map(({ value }) => value) })}
                />
              )
            );
          }}
        </Answer>
      )}
    </FormDialog>
  );
};

/** Dialog to edit a group's name, description and color. */
export const EditGroupDialog = ({ group, onClose }: { group: Group; onClose: () => void }) => {
  const { groupForms: messages } = useMessages('groups');
  const { id, name, description = '', color = '' } = group;
  const toast = useToast();
  const undoing = useUndoing();
  const before: GroupValues = { name, description, color };
  const draft = useFormValues(before, 'groups');
  const touching = { invalidates: [groups.list, groups.read, groups.bulkGet] };
  const save = useCommand(groups.update, touching);
  const undo = useCommand(groups.update, touching);
  // only changed values are sent; a removed description or color as an empty text
  const inputOf = (from: GroupValues, to: GroupValues) => ({
    params: { groupId: id },
    body: {
      ...(to.name !== from.name && { name: to.name }),
      ...(to.description !== from.description && { description: to.description }),
      ...(to.color !== from.color && { color: to.color }),
    },
  });
  return (
    <FormDialog
      edits
      title={messages.editTitle({ name })}
      submit={messages.save}
      draft={draft}
      command={save}
      input={(values) => inputOf(before, values)}
      onClose={onClose}
      onDone={(saved) => {
        onClose();
        const after = draft.values;
        toast({
          about: id,
          text: messages.saved({ name: saved.name }),
          undo: undoing(() => undo.run(inputOf(after, before))),
        });
      }}
    >
      <Fields field={draft.field} own={color} />
    </FormDialog>
  );
};
