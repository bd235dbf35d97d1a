import { users } from '../../../../core/contract/users.ts';
import { viewerIn } from '../../../../core/queries/queries.slice.ts';
import { useAppState } from '../../../kit/use-app.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';

/** Mails a link that sets a password, for a person who forgot theirs. */
export const SendResetLink = () => {
  const { password: messages } = useMessages('privacy');
  const user = useAppState(viewerIn);
  const toast = useToast();
  const send = useCommand(users.resetPassword);
  if (!user) return null;
  const press = async () => {
    const sent = await send.run({ body: { email: user.email } });
    toast({ about: 'reset', ...(sent.ok ? { text: messages.sent } : { text: messages.notSent, tone: 'danger' }) });
  };
  return <LinkButton onPress={() => void press()}>{messages.forgot}</LinkButton>;
};
