import { VenetianMask } from 'lucide';
import { useEffect, useState } from 'react';
import { impersonationFeature } from '../../core/impersonation/impersonation.feature.ts';
import { useHost } from '../kit/host-context.ts';
import { useApp, useFeature } from '../kit/use-app.ts';
import { useFailureMessage } from '../kit/use-failure-message.ts';
import { useMessages } from '../kit/use-messages.ts';
import { Button } from '../ui/button/button.tsx';
import { RelativeTime } from '../ui/relative-time/relative-time.tsx';
import { useToast } from '../ui/toast/use-toast.ts';
import { FrameBar } from './frame-bar.tsx';
import { usePlacedBar } from './placed-bars.ts';

/** Delay after the end of the impersonation before the session is refreshed, in milliseconds. Ours. */
const AFTER_END_MS = 500;

interface Impersonated {
  readonly name: string;
  readonly email: string;
  readonly until: string;
}

/** Bar as part of a screen: the page's automatic bar is hidden as long. */
export const ActingBarOfScreen = (impersonated: Impersonated) => {
  usePlacedBar(useApp());
  return <ActingBar {...impersonated} />;
};

/** Bar during impersonation: the impersonated user, the end time, and a button to stop. Ends by itself. */
export const ActingBar = ({ name, email, until }: Impersonated) => {
  const host = useHost();
  const messages = useMessages('account').acting;
  const { end, lapse } = useFeature(impersonationFeature);
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void lapse(), Math.max(0, Date.parse(until) - Date.now() + AFTER_END_MS));
    return () => clearTimeout(timer);
  }, [until, lapse]);
  const text = messages.as({ email, name });
  useEffect(() => host.announce(text), [host, text]);
  const stop = async () => {
    setBusy(true);
    const done = await end();
    setBusy(false);
    if (!done.ok) toast({ text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };
  return (
    <FrameBar
      icon={VenetianMask}
      action={
        <Button small busy={busy} onPress={() => void stop()}>
          {messages.stop}
        </Button>
      }
    >
      <strong>{text}</strong> <span className="fe-frame-bar-recorded">{messages.recorded}</span>{' '}
      <span>
        {messages.ends} <RelativeTime inline at={until} />.
      </span>
    </FrameBar>
  );
};
