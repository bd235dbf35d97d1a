import { useCallback, useEffect, useState } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { useHost } from '../../kit/host-context.ts';
import { useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import css from './sign-in-again.css?inline';
import { EMBEDDED_LOGIN_SLOT, useEmbeddedLogin } from './use-embedded-login.ts';

/**
 * Sign-in dialog over the current screen: values typed there stay, and calls that waited for the session resume after
 * it. If it is closed, they fail.
 */
export const Reauthenticate = ({
  person,
  proves,
  onClose,
}: {
  /** User who has to sign in again; any user if absent. */
  person?: AuthUser;
  /** Step-up of a current session: a fresh sign-in, or the second factor that the company requires. */
  proves?: 'freshness' | 'factor';
  onClose?: () => void;
}) => {
  useStyles(css);
  const messages = useMessages('portal').signIn;
  const { overlays } = useMessages('ui-more');
  const { regain, giveUp } = useFeature(queriesFeature);
  const { away, open } = useWayOut();
  const onIn = useCallback(() => void regain(), [regain]);
  useEmbeddedLogin({ email: person?.email, onIn, onAway: open });
  const leave = onClose ?? giveUp;
  const title = () => {
    if (proves) return proves === 'factor' ? messages.factor : messages.prove;
    return person ? messages.again : messages.title;
  };
  const reasons = { freshness: messages.fresh, factor: messages.policy };
  return (
    <Dialog
      alert={person !== undefined}
      stays
      title={title()}
      description={person && (proves ? reasons[proves] : messages.expired)}
      onClose={leave}
      actions={person && <Button onPress={leave}>{proves ? overlays.cancel : messages.leave}</Button>}
    >
      {away !== undefined && (
        <div className="fe-away">
          <Banner tone="info" action={<LinkButton onPress={() => open(away)}>{messages.openAgain}</LinkButton>}>
            {messages.away}
          </Banner>
        </div>
      )}
      <slot name={EMBEDDED_LOGIN_SLOT} />
    </Dialog>
  );
};

/**
 * Opens an external sign-in page in a new window, so that values typed here are not lost. On focus afterwards the
 * session is refreshed.
 */
const useWayOut = (): { away: string | undefined; open: (url: string) => void } => {
  const view = useHost().element.ownerDocument.defaultView;
  const { regain } = useFeature(queriesFeature);
  const [away, setAway] = useState<string>();
  const open = useCallback(
    (url: string) => {
      setAway(url);
      const opened = view?.open(url, '_blank');
      if (opened) opened.opener = null;
    },
    [view],
  );
  useEffect(() => {
    if (away === undefined) return undefined;
    const renewSession = () => void regain();
    view?.addEventListener('focus', renewSession);
    return () => view?.removeEventListener('focus', renewSession);
  }, [away, view, regain]);
  return { away, open };
};
