import { useMessages } from '../../../../kit/use-messages.ts';
import { CopyField } from '../../../../ui/copy-field/copy-field.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../../ui/modal/cancel-button.tsx';
import { useDates } from '../../../../ui/relative-time/use-dates.ts';
import { nameOf } from '../person/person.ts';
import type { InvitationLink } from './use-invitation-actions.ts';

/** Dialog with the link of one invitation, where the browser does not let the page copy it by itself. */
export const Screen = ({ link: { address, invitation }, onClose }: { link: InvitationLink; onClose: () => void }) => {
  const { userInvitations, userInvite } = useMessages('users');
  const { link: messages } = userInvitations;
  const dates = useDates();
  const { email, expires } = invitation;
  return (
    <Dialog
      title={messages.title({ name: nameOf(invitation) })}
      onClose={onClose}
      actions={<CancelButton>{userInvite.many.close}</CancelButton>}
    >
      <CopyField
        label={userInvite.link.label}
        hint={messages.hint({ email, date: dates.dateTime(Date.parse(expires)) })}
        value={address}
      />
    </Dialog>
  );
};
