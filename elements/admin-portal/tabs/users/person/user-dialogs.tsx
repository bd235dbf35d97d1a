import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { ImpersonateDialog } from './impersonate.dialog.tsx';
import { EditRolesDialog } from './edit-roles.dialog.tsx';
import { usePerson } from './person.ts';
import type { UserDialog } from './use-user-actions.ts';
import { ConfirmUserAction } from './user-confirmations.tsx';

/** Open dialog of one user, once the user is loaded. */
export const Screen = ({
  dialog,
  row,
  rows,
  onClose,
}: {
  dialog: UserDialog;
  row: string;
  rows: readonly TeamUser[];
  onClose: () => void;
}) => {
  const { value: person } = usePerson(row, rows);
  if (!person) return null;
  switch (dialog) {
    case 'roles':
      return <EditRolesDialog person={person} onClose={onClose} />;
    case 'signOut':
    case 'resetMfa':
      return <ConfirmUserAction question={dialog} person={person} onClose={onClose} />;
    // an invitation is revoked without a question
    case 'delete':
      if (!person.activatedForTenant) return null;
      return <ConfirmUserAction question={dialog} person={person} onClose={onClose} />;
    case 'impersonate':
      return <ImpersonateDialog person={person} onClose={onClose} />;
  }
};
