import { UserRoundCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { useFeature } from '../../kit/use-app.ts';
import { useFailureWords } from '../../kit/use-failure-words.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RelativeTime } from '../../ui/relative-time/relative-time.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import css from './acting-bar.css?inline';

/** How long after its end the server is asked whose session this is again, in milliseconds. Ours. */
const AFTER_END_MS = 500;

/** Says that somebody acts as somebody else: who, as whom, for how long, and the way back. It ends by itself. */
export const ActingBar = ({ name, email, until }: { name: string; email: string; until: string }) => {
  useStyles(tones, css);
  const words = useMessages('adminPortal').acting;
  const { end } = useFeature(impersonationFeature);
  const { regain } = useFeature(portalFeature);
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void regain(), Math.max(0, Date.parse(until) - Date.now() + AFTER_END_MS));
    return () => clearTimeout(timer);
  }, [until, regain]);
  const stop = async () => {
    setBusy(true);
    const done = await end();
    setBusy(false);
    if (!done.ok) toast({ text: wordsOf(done.failure) ?? done.failure.message, tone: 'danger' });
  };
  return (
    <div className="fe-acting" part="acting" role="status">
      <Icon of={UserRoundCog} />
      <p className="fe-acting-words">
        <strong>{words.as({ email, name })}</strong> <span>{words.recorded}</span>{' '}
        <span>
          {words.ends} <RelativeTime at={until} />
        </span>
      </p>
      <Button small busy={busy} onPress={() => void stop()}>
        {words.stop}
      </Button>
    </div>
  );
};
