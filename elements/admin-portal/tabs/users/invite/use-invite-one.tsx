import { EMAIL_PATTERN, NAME_MAX } from '../../../../../core/contract/limits.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useAppState } from '../../../../kit/use-app.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/modal/cancel-button.tsx';
import { PhoneField } from '../../../../ui/phone-field/phone-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { useFormValues } from '../../../forms/use-form-values.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { type InvitePane, type ChosenRoles, rolesSent } from './invite.types.ts';
import { PEOPLE_QUERIES } from '../person/person.ts';
import { InvitationLifetime } from './invitation-lifetime.tsx';
import { RolesField } from '../person/roles-field.tsx';
import { Stack } from './stack.tsx';

type PhoneRule = 'hidden' | 'optional' | 'mandatory';

const step = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;

/**
 * Appearance of the phone field as the operator configured it; `false` hides it.
 * Source: product.md#field-appearance.
 */
const usePhoneRule = (): PhoneRule => {
  const rule = useAppState(({ metadata }) =>
    ['navigation', 'users', 'inviteDialog', 'phoneNumberField'].reduce<unknown>(step, metadata),
  );
  if (rule === false) return 'hidden';
  return rule === 'mandatory' ? 'mandatory' : 'optional';
};

/** Pane to invite one person by address. */
export const useInviteOne = ({ choices, defaults, hours, onClose }: ChosenRoles): InvitePane => {
  const { userInvite: words } = useMessages('users');
  const { failures } = useMessages('users').userActions;
  const toast = useToast();
  const phone = usePhoneRule();
  const draft = useFormValues({ name: '', email: '', phone: '', roleIds: defaults ?? [] });
  const command = useCommand(members.invite, { invalidates: PEOPLE_QUERIES });
  const lacksRole = choices.length > 0 && draft.values.roleIds.length === 0;
  // the preselected roles were removed
  const roleFault = lacksRole && (defaults ?? []).length > 0 ? words.noRole : draft.field('roleIds').error;
  const { send, busy, error } = useSubmit({
    draft,
    command,
    input: (values) => ({
      body: {
        email: values.email.trim(),
        ...(values.name.trim() && { name: values.name.trim() }),
        ...(values.phone && { phone: values.phone }),
        ...rolesSent(values.roleIds),
      },
    }),
    places: { alreadyMember: 'email', emailTaken: 'email' },
    failures: { ...failures, alreadyMember: words.alreadyMember },
    onDone: ({ email }) => {
      onClose();
      toast({ text: words.invited({ email }) });
    },
  });
  return {
    busy,
    error,
    dirty: draft.dirty,
    onSubmit: () => (lacksRole ? draft.blame({ roleIds: words.noRole }) : send()),
    content: (
      <Stack>
        <TextField
          kind="email"
          label={words.email}
          required
          check={(email) => (email.trim() === '' || EMAIL_PATTERN.test(email.trim()) ? undefined : words.notEmail)}
          {...draft.field('email')}
        />
        <TextField label={words.name} optional maxLength={NAME_MAX} {...draft.field('name')} />
        {phone !== 'hidden' && (
          <PhoneField
            label={words.phone}
            autoComplete="off"
            required={phone === 'mandatory'}
            optional={phone === 'optional'}
            {...draft.field('phone')}
          />
        )}
        {choices.length > 0 && (
          <RolesField required label={words.roles} roles={choices} {...draft.field('roleIds')} error={roleFault} />
        )}
        <InvitationLifetime hours={hours} />
      </Stack>
    ),
    actions: (
      <>
        <CancelButton />
        <Button look="primary" submits busy={busy}>
          {words.invite}
        </Button>
      </>
    ),
  };
};
