import { useCallback } from 'react';
import type { AuthUser } from '../../../core/app-types.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import css from './sign-in-again.css?inline';
import { GUEST_SLOT, useGuestBox } from './use-guest-box.ts';

/**
 * Asks somebody in over the screen that they were at. What they typed stays, and what waited for them goes on once they are
 * in. Whoever will not gives it up.
 */
export const SignInAgain = ({
  person,
  proves = false,
  onClose,
}: {
  /** Who is asked; anybody where nobody is named. */
  person?: AuthUser;
  /** They are in, and prove once more who they are. */
  proves?: boolean;
  onClose?: () => void;
}) => {
  useStyles(css);
  const words = useMessages('adminPortal').signIn;
  const { overlays } = useMessages('ui');
  const { regain, giveUp } = useFeature(portalFeature);
  const enter = useCallback(() => void regain(), [regain]);
  useGuestBox(enter);
  const leave = onClose ?? giveUp;
  const title = () => {
    if (proves) return words.prove;
    return person ? words.again : words.title;
  };
  return (
    <Dialog
      alert={person !== undefined}
      stays
      title={title()}
      description={person && (proves ? words.fresh : words.expired)({ email: person.email })}
      onClose={leave}
      actions={person && <Button onPress={leave}>{proves ? overlays.cancel : words.leave}</Button>}
    >
      <slot name={GUEST_SLOT} />
    </Dialog>
  );
};
