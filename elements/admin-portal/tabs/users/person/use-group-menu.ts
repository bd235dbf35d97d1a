import type { Group } from '../../../../../core/contract/entities/group.ts';
import { groups } from '../../../../../core/contract/groups.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { nameOf, PEOPLE_QUERIES, type PersonView } from './person.ts';

const TOUCHED = [...PEOPLE_QUERIES, groups.list, groups.read, groups.bulkGet];

/**
 * Menu with the groups of the company, each change saved as it is checked, with Undo. Empty where the signed-in user
 * cannot change groups; a group that a directory manages is disabled with that reason.
 */
export const useGroupMenu = (): ((person: PersonView, known: readonly Group[]) => readonly MenuItem[]) => {
  const { groupChange: messages } = useMessages('users').userPerson;
  const wordsOf = useFailureMessage(useMessages('users').userActions.failures);
  const toast = useToast();
  const mayWrite = useHasPermission('fe.secure.write.groups');
  const add = useCommand(groups.addUsers, { invalidates: TOUCHED });
  const remove = useCommand(groups.removeUsers, { invalidates: TOUCHED });

  const change = async ({ id }: PersonView, { id: groupId }: Group, joins: boolean) => {
    const input = { params: { groupId }, body: { userIds: [id] } };
    const result = await (joins ? add : remove).run(input);
    if (!result.ok) toast({ about: id, text: wordsOf(result.failure) ?? '', tone: 'danger' });
    return result.ok;
  };
  const toggle = async (person: PersonView, group: Group) => {
    const joins = !person.groups.includes(group.id);
    if (!(await change(person, group, joins))) return;
    const undo = () => void change(person, group, !joins);
    toast({ about: person.id, text: messages.done({ name: nameOf(person) }), undo });
  };

  return (person, known) =>
    mayWrite
      ? known.map((group) => ({
          label: group.name,
          checked: person.groups.includes(group.id),
          ...(group.managedBy === 'scim2' && { disabled: messages.directory }),
          onPress: () => void toggle(person, group),
        }))
      : [];
};
