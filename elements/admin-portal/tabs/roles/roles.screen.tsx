import { useId } from 'react';
import { roles } from '../../../../core/contract/roles.ts';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useHasPermission } from '../../../kit/use-allowed.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../ui/tabs/tabs.tsx';
import { usePortalRouter } from '../../router/portal-router.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { usePermissionRows } from './use-permission-rows.ts';
import { useGrantablePermissions } from '../../forms/use-grantable-permissions.ts';
import type { PermissionMatrix as Matrix } from './permission-matrix.tsx';
import { RoleList } from './role-list.tsx';
import { disabledReason, ROLE_DIALOGS } from './role-model.ts';

const AddRoleDialog = lazyScreen(async () => ({ Screen: (await import('./role.dialog.tsx')).AddRoleDialog }));
const EditRoleDialog = lazyScreen(async () => ({ Screen: (await import('./role.dialog.tsx')).EditRoleDialog }));
const DeleteRoleDialog = lazyScreen(async () => ({
  Screen: (await import('./delete-role.dialog.tsx')).DeleteRoleDialog,
}));
const RoleDetails = lazyScreen(async () => ({ Screen: (await import('./role-details.dialog.tsx')).RoleDetails }));
const PermissionMatrix = lazyScreen(async () => ({
  Screen: (await import('./permission-matrix.tsx')).PermissionMatrix,
}));
const PermissionRolesDialog = lazyScreen(async () => ({
  Screen: (await import('./permission-roles.dialog.tsx')).PermissionRolesDialog,
}));

const VIEWS = ['roles', 'permissions'] as const;

/**
 * Roles of a company and the built-in ones, with their permissions.
 * Source: product.md#portal-tabs, protocol/people.md#roles.
 */
export const Screen = () => {
  const { roles: messages } = useMessages('roles');
  const [mayWrite, mayDelete] = [useHasPermission('fe.secure.write.roles'), useHasPermission('fe.secure.delete.roles')];
  const mayReadPeople = useHasPermission('fe.secure.read.users');
  const grantable = useGrantablePermissions();
  const id = useId();
  const list = useCall(roles.list, {});
  const { location: place, leave } = usePortalRouter();
  const { dialog, row, open, close } = useDialog(...ROLE_DIALOGS);

  const view = VIEWS.find((one) => one === place.subTab) ?? 'roles';
  const all = list.value ?? [];
  // a URL can name a role that does not exist
  const role = all.find((one) => one.id === row);
  // or a dialog that the user has no permission for
  const changeable = role && !disabledReason(role, grantable, messages);
  const details = dialog === 'people' && mayReadPeople ? 'people' : dialog === 'role' ? 'role' : undefined;
  return (
    <Page
      title={messages.title}
      description={messages.description}
      action={
        mayWrite && (
          <Button look="primary" onPress={() => open('add')}>
            {messages.add}
          </Button>
        )
      }
      tabs={
        <TabList
          id={id}
          label={messages.title}
          tabs={VIEWS.map((one) => ({ id: one, label: messages.views[one] }))}
          value={view}
          onChange={(next) => leave({ tab: place.tab, subTab: next === 'roles' ? undefined : next })}
        />
      }
    >
      <TabPanel of={id} tab={view}>
        {view === 'roles' ? (
          <RoleList list={list} grantable={grantable} open={open} />
        ) : (
          <PermissionsView list={list} grantable={grantable} />
        )}
      </TabPanel>
      <LoadingBoundary>
        {dialog === 'add' && mayWrite && list.value && (
          <AddRoleDialog
            like={role}
            all={all}
            grantable={grantable}
            onClose={close}
            onAdded={(added) => open('role', added.id)}
          />
        )}
        {dialog === 'edit' && mayWrite && role && changeable && (
          <EditRoleDialog role={role} grantable={grantable} onClose={close} />
        )}
        {dialog === 'delete' && mayDelete && role && changeable && <DeleteRoleDialog role={role} onClose={close} />}
        {details && role && (
          <RoleDetails
            key={role.id}
            role={role}
            grantable={grantable}
            view={details}
            onView={(next) => open(next, role.id)}
            onClose={close}
          />
        )}
      </LoadingBoundary>
    </Page>
  );
};

/** Permission matrix with the dialog of one permission's roles. */
const PermissionsView = ({ list, grantable }: Pick<Parameters<typeof Matrix>[0], 'list' | 'grantable'>) => {
  const mayWrite = useHasPermission('fe.secure.write.roles');
  const rows = usePermissionRows();
  const { dialog, row, open, close } = useDialog('permission');
  const permission = rows.value?.find((one) => one.id === row)?.permission;
  return (
    <>
      <LoadingBoundary fallback={<SkeletonRows rows={10} columns={4} />}>
        <PermissionMatrix
          list={list}
          rows={rows}
          grantable={grantable}
          onPermission={mayWrite ? (wanted) => open('permission', wanted) : undefined}
        />
      </LoadingBoundary>
      <LoadingBoundary>
        {dialog && mayWrite && permission && list.value && (
          <PermissionRolesDialog permission={permission} all={list.value} grantable={grantable} onClose={close} />
        )}
      </LoadingBoundary>
    </>
  );
};
