import { WifiOff } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { isCutIn } from '../../../core/portal/portal.slice.ts';
import { useHost } from '../../kit/host-context.ts';
import { useAppState, useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { FrameBar } from './frame-bar.tsx';

/** Says that the service cannot be reached, for as long as that is so, and that it can again. It comes with the frame: then nothing could be loaded. */
export const ConnectionBar = () => {
  const host = useHost();
  const { offline } = useMessages('portal');
  const { tryAgain } = useMessages('common');
  const { reach } = useFeature(portalFeature);
  const isCut = useAppState(isCutIn);
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
