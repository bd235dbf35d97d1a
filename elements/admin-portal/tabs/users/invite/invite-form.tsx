import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NAME_MAX } from '../../../../../core/contract/limits.ts';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { invitations } from '../../../../../core/contract/invitations.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useHostState } from '../../../../kit/host-context.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useHostEvents } from '../../../use-host-events.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Banner } from '../../../../ui/banner/banner.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { CancelButton } from '../../../../ui/modal/cancel-button.tsx';
import { PhoneField } from '../../../../ui/phone-field/phone-field.tsx';
import { SkeletonText } from '../../../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { RolesField } from '../person/roles-field.tsx';
import { AddressesField } from './addresses-field.tsx';
import { InvitationLifetime } from './invitation-lifetime.tsx';
import type { InviteJob } from './invite-job-store.ts';
import { InviteLinkFields } from './invite-link.tsx';
import { More } from './more.tsx';
import { useGrantableRoles } from './use-grantable-roles.ts';
import { type InviteFields, useInviteFields } from './use-invite-fields.ts';
import { useInviteDraft } from './use-invite-draft.ts';
import css from './stack.css?inline';

type Begin = (addresses: readonly string[], refused: InviteJob['refused'], roleIds: readonly RoleId[]) => void;

/** Submits the form on Ctrl+Enter. Enter alone does nothing: an invitation cannot be taken back out of a mailbox. */
const sendByKey = (event: KeyboardEvent<HTMLElement>) => {
  const { key, ctrlKey, metaKey, target, currentTarget, nativeEvent } = event;
  const isInside = target instanceof Node && currentTarget.contains(target);
  if (key !== 'Enter' || nativeEvent.isComposing || !isInside) return;
  const sends = ctrlKey || metaKey;
  if (sends || target instanceof HTMLInputElement) event.preventDefault();
  if (sends) currentTarget.closest('form')?.requestSubmit();
};

/**
 * Form of the invite dialog: addresses, roles, name and phone of a single person, and the shared link. Ctrl+Enter sends,
 * Enter never does; invalid addresses are skipped after a confirmation.
 */
export const InviteForm = ({ onBegin, onClose }: { onBegin: Begin; onClose: () => void }) => {
  useStyles(css);
  const { userInvite: messages } = useMessages('users');
  const { many } = messages;
  const fields = useInviteFields();
  const roles = useGrantableRoles();
  const ways = useCall(invitations.configuration, {});
  const form = useInviteDraft(roles.defaults, onClose);
  const { draft, check, chips, good, refused, roleIds } = form;
  const hostEvents = useHostEvents();
  const [wanted, setWanted] = useState(false);
  const [asks, setAsks] = useState(false);
  const [isLacking, setLacking] = useState(false);

  const isSingle = good.length <= 1;
  const lacksRole = roles.choices.length > 0 && roleIds.length === 0;
  const tooMany = !isSingle && (!fields.several || fields.phone === 'mandatory' || fields.name === 'mandatory');
  const addressFault = () => {
    if (isLacking && good.length === 0 && refused.length === 0) return many.none;
    return tooMany ? many.oneByOne : draft.field('email').error;
  };

  const send = () => {
    setAsks(false);
    const [email = ''] = good;
    if (isSingle) {
      hostEvents.inviteMemberSubmit({ email });
      return form.sendOne();
    }
    hostEvents.inviteMembersSubmit({ emails: good });
    return onBegin(good, refused, roleIds);
  };
  const submit = () => {
    setWanted(false);
    const isIncomplete = good.length === 0 || lacksRole || tooMany;
    setLacking(isIncomplete);
    if (isIncomplete) return;
    if (refused.length > 0) setAsks(true);
    else send();
  };
  // addresses are checked before they are sent
  const isDue = wanted && !check.busy;
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (isDue) latest.current();
  }, [isDue]);
  const link = (
    <Answer of={ways} waiting={<SkeletonText lines={2} />}>
      {({ tenantInvitationsAllowed, invitationHours }) => (
        <div className="fe-users-stack">
          {fields.byEmail && <InvitationLifetime hours={invitationHours} />}
          {tenantInvitationsAllowed &&
            (fields.byEmail ? (
              <More label={messages.link.share}>
                <InviteLinkFields />
              </More>
            ) : (
              <InviteLinkFields />
            ))}
        </div>
      )}
    </Answer>
  );
  if (!fields.byEmail)
    return (
      <Dialog title={messages.title} size="wide" onClose={onClose} actions={<CancelButton>{many.close}</CancelButton>}>
        {link}
      </Dialog>
    );
  return (
    <Dialog
      title={messages.title}
      size="wide"
      stays
      dirty={(draft.dirty || chips.length > 0) && !form.busy}
      discards={messages.discard}
      busy={form.busy}
      error={form.error}
      onClose={onClose}
      onSubmit={() => setWanted(true)}
      actions={
        <>
          <CancelButton />
          <Button look="primary" submits busy={form.busy || wanted} disabled={!roles.isReady}>
            {isSingle ? messages.invite : many.invite({ count: good.length })}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the fields in it */}
      <div className="fe-users-stack" onKeyDown={sendByKey}>
        <AddressesField
          error={addressFault()}
          value={chips}
          check={check}
          several={fields.several}
          onChange={form.setAddresses}
        />
        {form.seatsLeft !== undefined && (
          <Banner tone="warning">
            {form.seatsLeft === 0 ? messages.seats.none : messages.seats.left({ count: form.seatsLeft })}
          </Banner>
        )}
        <Answer of={roles.result} waiting={<SkeletonText lines={2} />}>
          {() =>
            roles.choices.length > 0 && (
              <RolesField
                required
                compact
                label={messages.roles}
                error={lacksRole ? messages.noRole : undefined}
                roles={roles.choices}
                value={[...roleIds]}
                onChange={form.setRoleIds}
              />
            )
          }
        </Answer>
        {isSingle && <PersonFields of={draft} fields={fields} />}
        {link}
      </div>
      {asks && (
        <ConfirmDialog
          look="primary"
          title={many.skip({ count: refused.length })}
          effect={<SkippedAddresses addresses={refused.map(({ email }) => email)} />}
          action={many.invite({ count: good.length })}
          onConfirm={send}
          onCancel={() => setAsks(false)}
        />
      )}
    </Dialog>
  );
};

/** Name and phone number of a single invited person; behind a disclosure unless one is mandatory. */
const PersonFields = ({
  of: draft,
  fields: { name, phone },
}: {
  of: ReturnType<typeof useInviteDraft>['draft'];
  fields: InviteFields;
}) => {
  const { userInvite: messages } = useMessages('users');
  if (name === 'hidden' && phone === 'hidden') return null;
  const content = (
    <>
      {name !== 'hidden' && (
        <TextField
          label={messages.name}
          required={name === 'mandatory'}
          optional={name === 'optional'}
          maxLength={NAME_MAX}
          {...draft.field('name')}
        />
      )}
      {phone !== 'hidden' && (
        <PhoneField
          label={messages.phone}
          autoComplete="off"
          required={phone === 'mandatory'}
          optional={phone === 'optional'}
          {...draft.field('phone')}
        />
      )}
    </>
  );
  if (name === 'mandatory' || phone === 'mandatory') return content;
  return (
    <More label={messages.details[name === 'hidden' ? 'phone' : phone === 'hidden' ? 'name' : 'both']}>{content}</More>
  );
};

/** Number of addresses that a confirmation names; the others are in the field behind it. */
const NAMED = 5;

/** Addresses that are left out of the invitations. */
const SkippedAddresses = ({ addresses }: { addresses: readonly string[] }) => {
  const { locale } = useHostState();
  const named = addresses.length > NAMED ? [...addresses.slice(0, NAMED), '…'] : addresses;
  return <bdi>{formatList(locale.tag, named)}</bdi>;
};
