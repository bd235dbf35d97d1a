import { lazy, Suspense } from 'react';
import { roles } from '../../../../core/contract/roles.ts';
import { useAllowed } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialog } from '../../parts/use-dialog.ts';
import { usePowers } from '../../parts/use-powers.ts';
import { lockOf, ROLE_DIALOGS, RoleList } from './role-list.tsx';

const AddRoleDialog = lazy(async () => ({ default: (await import('./role.dialog.tsx')).AddRoleDialog }));
const EditRoleDialog = lazy(async () => ({ default: (await import('./role.dialog.tsx')).EditRoleDialog }));
const DeleteRoleDialog = lazy(async () => ({ default: (await import('./delete-role.dialog.tsx')).DeleteRoleDialog }));
const RolePeople = lazy(async () => ({ default: (await import('./role-people.dialog.tsx')).RolePeople }));

/** The roles of a company, and those that every company has. Source: SPEC §2 "Portal tabs", §3 "Role". */
export const Screen = () => {
  const { roles: words } = useMessages('adminPortal/roles');
  const [mayWrite, mayDelete] = [useAllowed('fe.secure.write.roles'), useAllowed('fe.secure.delete.roles')];
  const mayReadPeople = useAllowed('fe.secure.read.users');
  const powers = usePowers();
  const list = useCall(roles.list, {});
  const { dialog, row, open, close } = useDialog(...ROLE_DIALOGS);

  const all = list.value ?? [];
  // an address may name one that there is not
  const role = all.find(({ id }) => id === row);
  // and somebody may follow it who may not do what it opens
  const changeable = role && !lockOf(role, powers, words);
  return (
    <Page
      title={words.title}
      description={words.description}
      action={
        mayWrite && (
          <Button look="primary" onPress={() => open('add')}>
            {words.add}
          </Button>
        )
      }
    >
      <RoleList list={list} powers={powers} open={open} />
      <Suspense>
        {dialog === 'add' && mayWrite && list.value && (
          <AddRoleDialog like={role} all={all} powers={powers} onClose={close} onAdded={close} />
        )}
        {dialog === 'edit' && mayWrite && role && changeable && (
          <EditRoleDialog role={role} powers={powers} onClose={close} />
        )}
        {dialog === 'delete' && mayDelete && role && changeable && <DeleteRoleDialog role={role} onClose={close} />}
        {dialog === 'people' && mayReadPeople && role && <RolePeople role={role} onClose={close} />}
      </Suspense>
    </Page>
  );
};
