import type { Messages } from '../../../i18n/namespaces.ts';
import { useId } from 'react';
import type { Group } from '../../../../core/contract/entities/group.ts';
import { groups } from '../../../../core/contract/groups.ts';
import { DESCRIPTION_MAX, NAME_MAX } from '../../../../core/contract/limits.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { type FormValues, useFormValues } from '../../forms/use-form-values.ts';
import radio from '../../../ui/radio-cards/radio-cards.css?inline';
import css from './group-cards.css?inline';
import { GroupMark } from './group-cards.tsx';

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

const Fields = ({ draft, own }: { draft: FormValues<GroupValues>; own?: string | undefined }) => {
  useStyles(radio, css);
  const { groups: list } = useMessages('groups');
  const { groupForms: words } = useMessages('groups');
  const name = useId();
  const { value, onChange, error } = draft.field('color');
  const known: readonly string[] = Object.values(COLORS);
  const choices = [
    { color: '', label: words.colors.none },
    ...NAMES.map((one) => ({ color: COLORS[one] as string, label: words.colors[one] })),
    ...(own && !known.includes(own) ? [{ color: own, label: words.colors.own }] : []),
  ];
  return (
    <>
      <TextField {...draft.field('name')} label={list.columns.name} required maxLength={NAME_MAX} />
      <TextArea {...draft.field('description')} label={words.about} optional limit={DESCRIPTION_MAX} leastRows={2} />
      <Field label={words.color} error={error} group="radiogroup">
        {() => (
          <div className="fe-swatches">
            {choices.map(({ color, label }) => (
              <label key={color} className="fe-swatch">
                <input
                  type="radio"
                  className="fe-radio"
                  name={name}
                  checked={value === color}
                  onChange={() => onChange(color)}
                />
                <GroupMark color={color || undefined} />
                {label}
              </label>
            ))}
          </div>
        )}
      </Field>
    </>
  );
};

/** Dialog to create a group; members and roles are chosen afterwards. */
export const AddGroupDialog = ({ onClose, onAdded }: { onClose: () => void; onAdded: (group: Group) => void }) => {
  const { groups: list } = useMessages('groups');
  const draft = useFormValues<GroupValues>({ name: '', description: '', color: COLORS.blue });
  const create = useCommand(groups.create, { invalidates: [groups.list] });
  return (
    <FormDialog
      title={list.add}
      submit={list.add}
      draft={draft}
      command={create}
      // an empty description is not sent
      input={({ name, description, color }) => ({
        body: { name, ...(description.trim() && { description }), ...(color && { color }) },
      })}
      onClose={onClose}
      onDone={onAdded}
    >
      <Fields draft={draft} />
    </FormDialog>
  );
};

/** Dialog to edit a group's name, description and color. */
export const EditGroupDialog = ({ group, onClose }: { group: Group; onClose: () => void }) => {
  const { groupForms: words } = useMessages('groups');
  const { id, name, description = '', color = '' } = group;
  const toast = useToast();
  const before: GroupValues = { name, description, color };
  const draft = useFormValues(before);
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
      title={words.editTitle({ name })}
      submit={words.save}
      draft={draft}
      command={save}
      input={(values) => inputOf(before, values)}
      onClose={onClose}
      onDone={(saved) => {
        onClose();
        const after = draft.values;
        toast({
          about: id,
          text: words.saved({ name: saved.name }),
          undo: () => void undo.run(inputOf(after, before)),
        });
      }}
    >
      <Fields draft={draft} own={color} />
    </FormDialog>
  );
};
