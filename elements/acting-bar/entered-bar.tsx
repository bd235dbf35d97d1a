import { Building2 } from 'lucide';
import { useEffect, useId } from 'react';
import type { TenantId } from '../../core/contract/entities/ids.ts';
import { tenantsFeature } from '../../core/tenants/tenants.feature.ts';
import { useHost } from '../kit/host-context.ts';
import { useApp, useAppState, useFeature } from '../kit/use-app.ts';
import { useFailureMessage } from '../kit/use-failure-message.ts';
import { useMessages } from '../kit/use-messages.ts';
import { Button } from '../ui/button/button.tsx';
import { useToast } from '../ui/toast/use-toast.ts';
import { FrameBar } from './frame-bar.tsx';
import { usePlacedBar } from './placed-bars.ts';

interface EnteredFrom {
  readonly tenantId: TenantId;
  readonly name: string;
}

/** Bar as part of a screen: the page's automatic bar is hidden as long. */
export const EnteredBarOfScreen = (from: EnteredFrom) => {
  usePlacedBar(useApp());
  return <EnteredBar {...from} />;
};

/** Bar in an account that was entered from above: which one it is, and the way back. It stays after a reload. */
export const EnteredBar = ({ tenantId, name }: EnteredFrom) => {
  const host = useHost();
  const id = useId();
  const messages = useMessages('account').entered;
  const { enter } = useFeature(tenantsFeature);
  const account = useAppState(({ session }) =>
    session.status === 'signedIn' ? session.activeTenant?.name : undefined,
  );
  const busy = useAppState(({ tenants }) => tenants?.entering?.by === id);
  const refused = useAppState(({ tenants }) => (tenants?.refused?.by === id ? tenants.refused.failure : undefined));
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const text = account === undefined ? messages.inAnother : messages.inAccount({ name: account });
  useEffect(() => host.announce(text), [host, text]);
  useEffect(() => {
    if (refused) toast({ text: wordsOf(refused) ?? '', tone: 'danger' });
  }, [refused, toast, wordsOf]);
  return (
    <FrameBar
      icon={Building2}
      action={
        <Button small busy={busy} onPress={() => void enter(tenantId, id)}>
          {messages.back({ name })}
        </Button>
      }
    >
      <strong>{text}</strong> {messages.recorded}
    </FrameBar>
  );
};
