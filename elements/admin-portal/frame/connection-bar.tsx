import { WifiOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { isOffline } from '../../../core/queries/queries.slice.ts';
import { useHost } from '../../kit/host-context.ts';
import { useAppState, useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { FrameBar } from './frame-bar.tsx';

/**
 * Banner while the server is unreachable; announces the loss and the return of the connection. Part of the frame's
 * chunk, because nothing can be loaded offline.
 */
export const ConnectionBar = () => {
  const host = useHost();
  const { offline } = useMessages('portal');
  const { tryAgain } = useMessages('common');
  const { reach } = useFeature(queriesFeature);
  const isCut = useAppState(isOffline);
  const was = useRef(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (isCut === was.current) return;
    was.current = isCut;
    host.announce(isCut ? offline.hint : offline.back);
  }, [isCut, host, offline]);
  if (!isCut) return null;
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
