import { UserMinus, Users } from 'lucide';
import type { SubTenantUser } from '../../../../core/contract/entities/sub-tenant-user.ts';
import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import type { Role } from '../../../../core/contract/entities/role.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { divider, type MenuContent } from '../../../ui/menu/menu-item.ts';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { useGrantableRoles } from '../../forms/use-grantable-roles.ts';
import { useUnansweredItems } from '../../lists/use-unanswered-items.ts';
import { useUndoing } from '../../lists/use-undo.ts';
import { ACCOUNT_PEOPLE_QUERIES } from './account-model.ts';
import type { PersonRemoval } from './remove-person.dialog.tsx';

/**
 * Menu of a person of an account: their roles there and the access switch, which are saved at once and can be undone, and
 * removing them from this account or from all. Empty for a viewer who manages no accounts.
 */
export const useAccountPersonMenu = ({ tenantId }: SubTenantDetails, onRemove: (removal: PersonRemoval) => void) => {
  const { accountPeople: messages } = useMessages('all-accounts');
  const mayManage = useHasPermission('fe.account-hierarchy.write.subAccountAccess');
  const me = useAppState((state) => viewerIn(state)?.id);
  const toast = useToast();
  const undoing = useUndoing();
  const wordsOf = useFailureMessage();
  const { list, optionsOf } = useGrantableRoles(mayManage);
  const unanswered = useUnansweredItems(messages.roles, list);
  const setRoles = useCommand(subTenants.setRoles, { invalidates: ACCOUNT_PEOPLE_QUERIES });
  const setAccess = useCommand(subTenants.setAccess, { invalidates: ACCOUNT_PEOPLE_QUERIES });

  const giveRoles = async ({ id: userId, roleIds: before }: SubTenantUser, wanted: RoleId[]) => {
    const run = (roleIds: RoleId[]) =>
      setRoles.run({
        params: { userId },
        body: { subTenantsRoles: [{ tenantId, roleIds: roleIds.length > 0 ? roleIds : [''] }] },
      });
    const done = await run(wanted);
    if (done.ok) toast({ about: userId, text: messages.rolesSaved, undo: undoing(() => run(before)) });
    else toast({ about: userId, text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };
  const toggleAccess = async ({ id: userId, name, email }: SubTenantUser, allowAccess: boolean) => {
    const run = (allowed: boolean) => setAccess.run({ params: { userId }, body: { allowAccess: allowed, tenantId } });
    const done = await run(allowAccess);
    const about = { name: name || email };
    const text = allowAccess ? messages.accessGiven(about) : messages.accessTaken(about);
    if (done.ok) toast({ about: userId, text, undo: undoing(() => run(!allowAccess)) });
    else toast({ about: userId, text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };

  return (person: SubTenantUser): MenuContent => {
    if (!mayManage) return [];
    const isSelf = person.id === me;
    const own = isSelf ? { disabled: messages.cannotTargetSelf } : {};
    const rolesOf = (all: readonly Role[]) => {
      const operators = all.filter((role) => role.tenantId === undefined);
      const others = person.roles.filter((role) => role.tenantId !== undefined);
      return optionsOf([...operators, ...others], person.roleIds).map(({ value, label }) => ({
        label,
        checked: person.roleIds.includes(value),
        ...own,
        onPress: () =>
          void giveRoles(
            person,
            person.roleIds.includes(value) ? person.roleIds.filter((one) => one !== value) : [...person.roleIds, value],
          ),
      }));
    };
    return [
      ...(list.value ? rolesOf(list.value) : unanswered),
      divider,
      {
        label: messages.access,
        checked: person.subAccountAccessAllowed,
        onPress: () => void toggleAccess(person, !person.subAccountAccessAllowed),
      },
      divider,
      { label: messages.remove, icon: UserMinus, danger: true, ...own, onPress: () => onRemove({ person }) },
      ...(person.tenantIds.length > 1
        ? [
            {
              label: messages.removeEverywhere,
              icon: Users,
              danger: true,
              ...own,
              onPress: () => onRemove({ person, everywhere: true }),
            },
          ]
        : []),
    ];
  };
};
