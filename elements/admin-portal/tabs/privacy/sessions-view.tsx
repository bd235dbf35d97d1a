import { Monitor, Smartphone } from 'lucide';
import { useState } from 'react';
import type { Session } from '../../../../core/contract/entities/session.ts';
import { sessions } from '../../../../core/contract/sessions.ts';
import { useApp } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { RelativeTime, AbsoluteTime } from '../../../ui/relative-time/relative-time.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { deviceOf } from '../../lists/device.ts';
import { Cards, ListEntry, EntryList, EntryActions } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { OWN_SESSIONS } from './privacy-model.ts';

/** Browsers and devices where the user is signed in, this one first. Source: protocol/sessions.md#list. */
export const SessionsView = () => {
  const { sessions: messages } = useMessages('privacy');
  const toast = useToast();
  const list = useCall(sessions.list, {});
  const { dialog, open, close } = useDialog('signOutOthers');
  const endOthers = useCommand(sessions.removeAll, { invalidates: OWN_SESSIONS });
  const others = list.value?.filter(({ current }) => !current) ?? [];
  return (
    <Cards>
      <SettingsCard title={messages.title} description={messages.description}>
        <Answer of={list}>
          {(all) => (
            <EntryList label={messages.title}>
              {all.toSorted(currentFirst).map((session) => (
                <SessionLine key={session.id} of={session} />
              ))}
            </EntryList>
          )}
        </Answer>
        {others.length > 0 && (
          <EntryActions>
            <Button onPress={() => open('signOutOthers')}>{messages.endOthers}</Button>
          </EntryActions>
        )}
      </SettingsCard>
      {dialog && others.length > 0 && (
        <ConfirmCommand
          title={messages.endOthersTitle}
          effect={messages.endOthersEffect({ count: others.length })}
          action={messages.endOthers}
          command={endOthers}
          input={{}}
          onCancel={close}
          onDone={() => {
            close();
            toast({ about: 'sessions', text: messages.endedOthers });
          }}
        />
      )}
    </Cards>
  );
};

const currentFirst = (one: Session, other: Session): number =>
  Number(other.current) - Number(one.current) || other.lastActiveAt.localeCompare(one.lastActiveAt);

const PHONES: readonly string[] = ['iOS', 'Android'];

const SessionLine = ({ of: session }: { of: Session }) => {
  const { sessions: messages } = useMessages('privacy');
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const end = useCommand(sessions.remove, { invalidates: OWN_SESSIONS });
  const { browser, system } = deviceOf(session.userAgent);
  const device =
    browser && system ? messages.device({ browser, system }) : (browser ?? system ?? messages.unknownDevice);
  const { logout } = useApp();
  const [leaving, setLeaving] = useState(false);
  // this device's session ends as by the button of the user's menu: here, in every tab, and at the provider
  const leave = async () => {
    setLeaving(true);
    await logout();
    setLeaving(false);
  };
  const press = async () => {
    const done = await end.run({ params: { id: session.id } });
    if (done.ok) toast({ about: session.id, text: messages.ended({ device }) });
    else toast({ about: session.id, text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };
  return (
    <ListEntry
      icon={PHONES.includes(system ?? '') ? Smartphone : Monitor}
      name={device}
      badges={
        <>
          {session.current && <Badge tone="success">{messages.current}</Badge>}
          {session.impersonated && <Badge tone="warning">{messages.impersonated}</Badge>}
        </>
      }
      hints={[
        <span key="where">
          {session.ipAddress && (
            <>
              <bdi>{session.ipAddress}</bdi>
              {' · '}
            </>
          )}
          {messages.active} <RelativeTime at={session.lastActiveAt} inline />
        </span>,
        <span key="since">
          {messages.since} <AbsoluteTime at={session.createdAt} />
        </span>,
      ]}
      actions={
        <Button small busy={end.busy || leaving} onPress={() => void (session.current ? leave() : press())}>
          {messages.end}
          <span className="fe-visually-hidden"> {session.current ? messages.current : device}</span>
        </Button>
      }
    />
  );
};
