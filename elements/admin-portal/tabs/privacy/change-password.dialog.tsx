import { useDeferredValue } from 'react';
import { acceptsPassword } from '../../../../core/contract/password-policy.ts';
import { publicConfigurations } from '../../../../core/contract/public-configurations.ts';
import { users } from '../../../../core/contract/users.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { passwordRules } from '../../../login-box/box/form/password-rules.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCall } from '../../../kit/use-call.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { PasswordField } from '../../../ui/password-field/password-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { OWN_SESSIONS } from './privacy-model.ts';
import { SendResetLink } from './send-reset-link.tsx';

/** Form of a new password, with the current one. The rules and the strength are shown while it is typed. */
export const ChangePasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { password: messages } = useMessages('privacy');
  const more = useMessages('login-more');
  const toast = useToast();
  const draft = useFormValues({ password: '', newPassword: '' });
  const change = useCommand(users.changePassword, { invalidates: OWN_SESSIONS });
  const config = useCall(publicConfigurations.password, {}).value;
  const strength = useStrength(draft.values.newPassword);
  const next = draft.field('newPassword');
  return (
    <FormDialog
      title={messages.change}
      description={messages.effect}
      submit={messages.submit}
      draft={draft}
      command={change}
      failures={{ ...more.faults, accountLocked: messages.locked }}
      places={{
        passwordPolicyNotMet: 'newPassword',
        passwordTooGuessable: 'newPassword',
        passwordContainsPersonalData: 'newPassword',
        passwordBreached: 'newPassword',
        passwordReused: 'newPassword',
      }}
      input={(values) => ({ body: values })}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ about: 'password', text: messages.changed });
      }}
    >
      <PasswordField
        kind="current"
        label={messages.current}
        hint={<SendResetLink />}
        required
        autoFocus
        {...draft.field('password')}
      />
      <PasswordField
        kind="new"
        label={messages.next}
        required
        // the error gives the same reason
        hint={next.error === undefined ? strength : undefined}
        check={(typed) => (config && !acceptsPassword(config, typed) ? more.faults.passwordPolicyNotMet : undefined)}
        {...(config && { rules: passwordRules(more, config, draft.values.newPassword) })}
        {...next}
      />
    </FormDialog>
  );
};

const SCORES = ['none', 'weak', 'fair', 'good', 'strong'] as const;

/** Strength of what is typed, as the server finds it. */
const useStrength = (password: string): string | undefined => {
  const { strength: messages } = useMessages('login-more');
  const user = useAppState(viewerIn);
  // a fast typist's strokes are judged together
  const typed = useDeferredValue(password);
  const words = user ? [user.name, user.email] : [];
  const judged = useCall(users.passwordStrength, { body: { password: typed, words } }, { enabled: typed !== '' });
  if (typed === '' || !judged.value) return undefined;
  const { refused, score } = judged.value;
  return `${messages.label}: ${refused ? messages.refused[refused] : messages.scores[SCORES[score] ?? 'none']}`;
};
