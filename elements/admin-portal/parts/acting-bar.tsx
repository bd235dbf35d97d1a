import { UserRoundCog } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AuthUser } from '../../../core/app-types.ts';
import { sessions } from '../../../core/contract/sessions.ts';
import { impersonationFeature } from '../../../core/impersonation/impersonation.feature.ts';
import { useFeature } from '../../kit/use-app.ts';
import { useCall } from '../../kit/use-call.ts';
import { useFailureWords } from '../../kit/use-failure-words.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RelativeTime } from '../../ui/relative-time/relative-time.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import css from './acting-bar.css?inline';

/** How long before its end acting as somebody else is ended, in milliseconds: the way back to oneself ends with it. Ours. */
const BEFORE_END_MS = 5000;

/** Says that somebody acts as somebody else: as whom, for how long, and the way back. It ends by itself. */
export const ActingBar = ({ user }: { user: AuthUser }) => {
  useStyles(tones, css);
  const words = useMessages('adminPortal').acting;
  const { end } = useFeature(impersonationFeature);
  const { value } = useCall(sessions.current, {});
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [busy, setBusy] = useState(false);
  const expires = value?.expires;
  useEffect(() => {
    if (expires === undefined) return undefined;
    const timer = setTimeout(() => void end(), Math.max(0, Date.parse(expires) - Date.now() - BEFORE_END_MS));
    return () => clearTimeout(timer);
  }, [expires, end]);
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
        <strong>{words.as({ name: user.name })}</strong> <span>{words.recorded}</span>{' '}
        {expires && (
          <span className="fe-acting-end">
            {words.ends} <RelativeTime at={expires} />
          </span>
        )}
      </p>
      <Button small busy={busy} onPress={() => void stop()}>
        {words.stop}
      </Button>
    </div>
  );
};
