import { Download, LogOut, UserX } from 'lucide';
import type { AccountHold, OwnAccount } from '../../../../core/contract/entities/own-account.ts';
import { ownAccount } from '../../../../core/contract/own-account.ts';
import { leavingFeature } from '../../../../core/profile/leaving.feature.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useHostState } from '../../../kit/host-context.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { saveFile } from '../../../kit/dom/save-file.ts';
import { useAppState, useFeature } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useTask } from '../../../kit/use-task.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { SettingsCard } from '../../../ui/settings-card/settings-card.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { ConfirmCommand } from '../../forms/confirm-command.tsx';
import { EntryList, ListEntry } from '../../lists/entry-list.tsx';
import { useDialog } from '../../router/use-dialog.ts';

const OWN_ACCOUNT = [ownAccount.read];

/** Export of one's data, leaving the company, and deleting the account. Source: protocol/accounts.md#own-account. */
export const DangerZoneCard = () => {
  const messages = useMessages('danger-zone');
  const account = useCall(ownAccount.read, {});
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={account}>
        {({ leaving, deletion }) => (
          <>
            {deletion.deleteAt && <Pending deleteAt={deletion.deleteAt} />}
            <EntryList label={messages.title}>
              <ExportEntry />
              <LeaveEntry of={leaving} />
              {deletion.offered && !deletion.deleteAt && <DeleteEntry of={deletion} />}
            </EntryList>
          </>
        )}
      </Answer>
    </SettingsCard>
  );
};

/** Reason that the account is held, in words. */
const useHoldText = () => {
  const { holds } = useMessages('danger-zone');
  return (hold: AccountHold, company: string): string => {
    const text = holds[hold];
    return typeof text === 'string' ? text : text({ company });
  };
};

const Pending = ({ deleteAt }: { deleteAt: string }) => {
  const messages = useMessages('danger-zone');
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const { tag } = useHostState().locale;
  const keep = useCommand(ownAccount.cancelDeletion, { invalidates: OWN_ACCOUNT });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(deleteAt));
  const press = async () => {
    const done = await keep.run({});
    toast({
      about: 'deletion',
      ...(done.ok ? { text: messages.kept } : { text: wordsOf(done.failure) ?? '', tone: 'danger' }),
    });
  };
  return (
    <Banner tone="warning">
      {messages.pending({ date })}{' '}
      <Button small busy={keep.busy} onPress={() => void press()}>
        {messages.keep}
      </Button>
    </Banner>
  );
};

const ExportEntry = () => {
  const messages = useMessages('danger-zone');
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const get = useCommand(ownAccount.exportData, {});
  const press = async () => {
    const done = await get.run({});
    if (done.ok) {
      const { exportedAt } = done.value;
      saveFile(`account-${exportedAt.slice(0, 10)}.json`, JSON.stringify(done.value, undefined, 2), 'application/json');
    }
    toast({
      about: 'export',
      ...(done.ok ? { text: messages.exported } : { text: wordsOf(done.failure) ?? '', tone: 'danger' }),
    });
  };
  return (
    <ListEntry
      icon={Download}
      name={messages.exportTitle}
      hints={[messages.exportEffect]}
      actions={
        <Button small busy={get.busy} onPress={() => void press()}>
          {messages.exportAction}
        </Button>
      }
    />
  );
};

const LeaveEntry = ({ of: { tenantId, name: company, hold } }: { of: OwnAccount['leaving'] }) => {
  const messages = useMessages('danger-zone');
  const holdText = useHoldText();
  const wordsOf = useFailureMessage();
  const feature = useFeature(leavingFeature);
  const leave = useTask(() => feature.leave(tenantId), []);
  const { dialog, open, close } = useDialog('leaveCompany');
  const confirm = async () => {
    const done = await leave.run(undefined);
    // the portal of the next company takes its place
    if (done.ok) close();
  };
  return (
    <>
      <ListEntry
        icon={LogOut}
        name={messages.leaveTitle({ company })}
        hints={[hold ? holdText(hold, company) : messages.leaveEffect]}
        actions={
          !hold && (
            <Button small look="danger" onPress={() => open('leaveCompany')}>
              {messages.leaveAction}
            </Button>
          )
        }
      />
      {dialog && !hold && (
        <ConfirmDialog
          title={messages.leaveQuestion({ company })}
          effect={messages.leaveEffect}
          action={messages.leaveAction}
          typed={company}
          busy={leave.busy}
          error={wordsOf(leave.failure)}
          onConfirm={() => void confirm()}
          onCancel={close}
        />
      )}
    </>
  );
};

const DeleteEntry = ({ of: { graceDays, holds, companies } }: { of: OwnAccount['deletion'] }) => {
  const messages = useMessages('danger-zone');
  const holdText = useHoldText();
  const toast = useToast();
  const { tag } = useHostState().locale;
  const email = useAppState((state) => viewerIn(state)?.email ?? '');
  const request = useCommand(ownAccount.requestDeletion, { invalidates: OWN_ACCOUNT });
  const { dialog, open, close } = useDialog('deleteAccount');
  const isHeld = holds.length > 0;
  const effect = messages.deleteEffect({ count: graceDays });
  const goes = companies.length > 0 ? messages.goes({ companies: formatList(tag, companies) }) : '';
  return (
    <>
      <ListEntry
        icon={UserX}
        name={messages.deleteTitle}
        hints={isHeld ? holds.map(({ hold, name }) => holdText(hold, name)) : [effect, ...(goes ? [goes] : [])]}
        actions={
          !isHeld && (
            <Button small look="danger" onPress={() => open('deleteAccount')}>
              {messages.deleteAction}
            </Button>
          )
        }
      />
      {dialog && !isHeld && (
        <ConfirmCommand
          title={messages.deleteQuestion}
          effect={[effect, goes, messages.deleteTyped].filter(Boolean).join(' ')}
          action={messages.deleteAction}
          typed={email}
          command={request}
          input={{}}
          onCancel={close}
          onDone={() => {
            close();
            toast({ about: 'deletion', text: messages.requested });
          }}
        />
      )}
    </>
  );
};
