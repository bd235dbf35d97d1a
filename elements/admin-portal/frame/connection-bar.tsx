import { WifiOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { selectIsOffline } from '../../../core/queries/queries.slice.ts';
import { useHost } from '../../kit/host-context.ts';
import { useAppState, useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { FrameBar } from '../../acting-bar/frame-bar.tsx';

/**
 * Banner while the server is unreachable; announces the loss and the return of the connection. Part of the frame's
 * chunk, because nothing can be loaded offline.
 */
export const ConnectionBar = () => {
  const host = useHost();
  const { offline } = useMessages('portal');
  const { tryAgain } = useMessages('common');
  const { reach } = useFeature(queriesFeature);
  const isOffline = useAppState(selectIsOffline);
  const was = useRef(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (isOffline === was.current) return;
    was.current = isOffline;
    host.announce(isOffline ? offline.hint : offline.back);
  }, [isOffline, host, offline]);
  if (!isOffline) return null;
  const retry = async () => {
    setBusy(true);
    await reach();
    setBusy(false);
  };
  return (
    <FrameBar
      icon={WifiOff}
      action={
        <Button small busy={busy} onPress={() => void retry()}>
          {tryAgain}
        </Button>
      }
    >
      {offline.hint}
    </FrameBar>
  );
};
