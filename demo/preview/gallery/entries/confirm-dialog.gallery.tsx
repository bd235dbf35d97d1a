import { useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../../elements/ui/confirm-dialog/confirm-dialog.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

type Asked = Omit<ConfirmDialogProps, 'onConfirm' | 'onCancel'>;

const Asking = ({ says, first = false, ...question }: Asked & { says: string; first?: boolean }) => {
  const [open, setOpen] = useState(first);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{says}</Button>
      {open && <ConfirmDialog {...question} onConfirm={close} onCancel={close} />}
    </>
  );
};

export const entry: GalleryEntry = {
  name: 'Confirm dialog',
  is: 'Confirmation before a destructive command, with its object and its effect.',
  states: {
    'of a destructive command': () => (
      <Asking
        says="Remove Bo"
        title="Remove Bo Lindqvist?"
        effect="He is signed out everywhere and loses access to Acme Robotics. What he made stays."
        action="Remove person"
      />
    ),
    'of a safe command': () => (
      <Asking
        says="Publish"
        look="primary"
        title="Ask 42 people for a second factor?"
        effect="They set it up when they sign in next."
        action="Require it"
        cancel="Not now"
      />
    ),
    'by typing the name': () => (
      <Asking
        says="Delete account"
        first
        title="Delete the account Acme Robotics?"
        effect="All 214 people lose access at once, and its data is deleted after 30 days. It cannot be brought back after that."
        action="Delete account"
        typed="Acme Robotics"
      />
    ),
    busy: () => <Asking says="Revoke" busy title="Revoke the token “CI deploy”?" action="Revoke token" />,
    failed: () => (
      <Asking
        says="Revoke and fail"
        title="Revoke the token “CI deploy”?"
        effect="Whatever signs in with it stops working."
        error="The token could not be revoked. Try again in a moment."
        action="Revoke token"
      />
    ),
    'of a long name': () => (
      <Asking
        says="Delete group"
        title="Delete the group Department of unmanned underwater vehicles in Rostock-Warnemünde and Donaudampfschifffahrtsgesellschaft?"
        action="Delete group"
        typed="Department of unmanned underwater vehicles in Rostock-Warnemünde"
      />
    ),
  },
};
