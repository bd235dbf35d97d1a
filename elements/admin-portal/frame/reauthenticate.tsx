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
 * Asks somebody in over the screen that they were at. What they typed stays, and what waited for them goes on once they are
 * in. Whoever will not gives it up.
 */
export const Reauthenticate = ({
  person,
  proves,
  onClose,
}: {
  /** Who is asked; anybody where nobody is named. */
  person?: AuthUser;
  /** They are in, and prove once more who they are, or show the second factor that their company asks for. */
  proves?: 'freshness' | 'factor';
  onClose?: () => void;
}) => {
  useStyles(css);
  const words = useMessages('portal').signIn;
  const { overlays } = useMessages('ui-more');
  const { regain, giveUp } = useFeature(queriesFeature);
  const { away, open } = useWayOut();
  const onIn = useCallback(() => void regain(), [regain]);
  useEmbeddedLogin({ known: person !== undefined, onIn, onAway: open });
  const leave = onClose ?? giveUp;
  const title = () => {
    if (proves) return proves === 'factor' ? words.factor : words.prove;
    return person ? words.again : words.title;
  };
  const why = { freshness: words.fresh, factor: words.policy };
  return (
    <Dialog
      alert={person !== undefined}
      stays
      title={title()}
      description={person && (proves ? why[proves] : words.expired)({ email: person.email })}
      onClose={leave}
      actions={person && <Button onPress={leave}>{proves ? overlays.cancel : words.leave}</Button>}
    >
      {away !== undefined && (
        <div className="fe-away">
          <Banner tone="info" action={<LinkButton onPress={() => open(away)}>{words.openAgain}</LinkButton>}>
            {words.away}
          </Banner>
        </div>
      )}
      <slot name={EMBEDDED_LOGIN_SLOT} />
    </Dialog>
  );
};

/**
 * The way to a page where somebody signs in: a window of its own, for what was typed here would be lost with this one.
 * Whoever comes back from it may be in.
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
    const come = () => void regain();
    view?.addEventListener('focus', come);
    return () => view?.removeEventListener('focus', come);
  }, [away, view, regain]);
  return { away, open };
};
