import { useState } from 'react';
import type { InputOf } from '../../../../../core/contract/endpoint.ts';
import type { InviteLink } from '../../../../../core/contract/entities/invite-link.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { INVITE_LINK_MINUTES } from '../../../../../core/contract/limits.ts';
import { invitationAddress } from '../../../../../core/invitation/invitation-address.ts';
import { roles } from '../../../../../core/contract/roles.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useHost, useHostState } from '../../../../kit/host-context.ts';
import { useHasPermission } from '../../../../kit/use-allowed.ts';
import { useApp } from '../../../../kit/use-app.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { cacheUpdate, useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { CopyField } from '../../../../ui/copy-field/copy-field.tsx';
import { useDates } from '../../../../ui/relative-time/use-dates.ts';
import { Select } from '../../../../ui/select/select.tsx';
import { SkeletonText } from '../../../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../../../ui/switch/switch.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { useRolesCount } from '../list/use-roles-count.ts';
import { Stack } from './stack.tsx';

/** Lifetimes of a link to choose from, in days. Source: product.md#inviting-people. */
const DAYS = ['1', '7', '30'] as const;
const MINUTES_A_DAY = 1440;
/** Option of the end that the link has. */
const AS_IT_IS = 'asItIs';

/** Optimistic update of the notification switch; the expiry comes from the server. */
const NOTIFIES = cacheUpdate(
  invitations.link,
  (link, { body }: InputOf<typeof invitations.changeLink>): InviteLink => ({
    ...link,
    shouldSendEmail: body?.shouldSendEmail ?? link.shouldSendEmail,
  }),
);

/** Builds the URL of an invitation link from its token. */
const useAddressOf = () => {
  const app = useApp();
  const { shadow } = useHost();
  return (token: string): string => invitationAddress(app, token, shadow.ownerDocument.URL);
};

/** Shared invitation link: create, copy, change and disable it. */
export const InviteLinkFields = () => {
  const { link: messages } = useMessages('users').userInvite;
  const toast = useToast();
  const wordsOf = useFailureMessage();
  const invalidates = [invitations.link];
  const asked = useCall(invitations.link, {});
  const create = useCommand(invitations.createLink, { invalidates });
  const change = useCommand(invitations.changeLink, { optimistic: [NOTIFIES] });
  const remove = useCommand(invitations.removeLink, { invalidates });
  const [asking, setAsking] = useState<'disable' | 'renew'>();
  // no link: `notFound` is not an error here
  const isNone = asked.failure?.kind === 'notFound';
  const error = wordsOf(create.failure ?? change.failure ?? remove.failure);
  const make = () => create.run({ body: { expiresInMinutes: INVITE_LINK_MINUTES } });
  const confirm = async () => {
    const result = asking === 'renew' ? await make() : await remove.run({});
    setAsking(undefined);
    if (result.ok && asking === 'disable') toast({ text: messages.disabled });
  };
  return (
    <Stack>
      {error && <Banner tone="danger">{error}</Banner>}
      {isNone ? (
        <>
          <p className="fe-users-note">{messages.about}</p>
          <div className="fe-users-line">
            <Button busy={create.busy} onPress={() => void make()}>
              {messages.create}
            </Button>
          </div>
        </>
      ) : (
        <Answer of={asked} waiting={<SkeletonText lines={3} />}>
          {(link) => (
            <Stack>
              <LinkFields
                link={link}
                busy={change.busy}
                onDays={(days) => void change.run({ body: { expiresInMinutes: days * MINUTES_A_DAY } })}
                onNotify={(shouldSendEmail) => void change.run({ body: { shouldSendEmail } })}
              />
              <div className="fe-users-line">
                <Button small onPress={() => setAsking('renew')}>
                  {messages.renew}
                </Button>
                <Button small onPress={() => setAsking('disable')}>
                  {messages.disable}
                </Button>
              </div>
            </Stack>
          )}
        </Answer>
      )}
      {asking && (
        <ConfirmDialog
          title={asking === 'renew' ? messages.renewTitle : messages.disableTitle}
          effect={asking === 'renew' ? messages.renewEffect : messages.disableEffect}
          action={asking === 'renew' ? messages.renew : messages.disable}
          busy={create.busy || remove.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
};

/** Names of the roles that people get who join by the link; undefined where they cannot be read or do not count. */
const useDefaultRoles = (): string | undefined => {
  const { locale } = useHostState();
  const rolesCount = useRolesCount();
  const mayRead = useHasPermission('fe.secure.read.roles') && rolesCount;
  const known = useCall(roles.list, {}, { enabled: mayRead });
  const names = (known.value ?? []).filter(({ isDefault }) => isDefault).map(({ name }) => name);
  return names.length > 0 ? formatList(locale.tag, names) : undefined;
};

const LinkFields = ({
  link,
  busy,
  onDays,
  onNotify,
}: {
  link: InviteLink;
  busy: boolean;
  onDays: (days: number) => void;
  onNotify: (notify: boolean) => void;
}) => {
  const { link: messages } = useMessages('users').userInvite;
  const addressOf = useAddressOf();
  const names = useDefaultRoles();
  const dates = useDates();
  const ends = Date.parse(link.expires);
  const [opened] = useState(() => Date.now());
  const date = dates.dateTime(ends);
  return (
    <Stack>
      <CopyField
        label={messages.label}
        hint={names ? messages.as({ roles: names }) : messages.hint}
        value={addressOf(link.token)}
      />
      <Select
        label={messages.works}
        options={[
          { value: AS_IT_IS, label: ends > opened ? messages.until({ date }) : messages.expired({ date }) },
          ...DAYS.map((days) => ({ value: days, label: messages.days({ count: Number(days) }) })),
        ]}
        value={AS_IT_IS}
        disabled={busy}
        onChange={(days) => days !== AS_IT_IS && onDays(Number(days))}
      />
      <Switch label={messages.notify} value={link.shouldSendEmail} busy={busy} onChange={onNotify} />
    </Stack>
  );
};
