import { useApp } from '../kit/use-app.ts';
import { useMessages } from '../kit/use-messages.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { CancelButton } from '../ui/modal/cancel-button.tsx';

/** Checkout of a visitor who is not signed in: the way to the login route, and back. */
export const Screen = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages('checkout').checkout.signedOut;
  const { loginWithRedirect } = useApp();
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      startsAt="actions"
      actions={
        <>
          <CancelButton />
          <Button look="primary" onPress={() => loginWithRedirect()}>
            {t.action}
          </Button>
        </>
      }
    >
      <p>{t.hint}</p>
    </Dialog>
  );
};
