import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { useResetPassword } from './use-reset-password.ts';
import { MessageStep } from '../box/message-step.tsx';

/**
 * List of the sign-in methods that the reset removed, with dates, so that the owner can add them again or notice an
 * intruder's.
 */
const Removed = () => {
  const messages = useMessages('login-more').resetPassword.success.removed;
  const locale = useHostState().locale.tag;
  const [{ removed = [] }] = useResetPassword();
  return (
    <Banner tone="info">
      {messages.why}
      <ul>
        {removed.map(({ type, name, createdAt }, at) => {
          const date = new Date(createdAt).toLocaleDateString(locale, {
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          });
          const way = name === undefined ? messages.types[type] : messages.named({ way: messages.types[type], name });
          return <li key={at}>{messages.added({ way, date })}</li>;
        })}
      </ul>
      {messages.next}
    </Banner>
  );
};

/** Methods that the changed password has removed; without any, sign-in says that it was changed. */
export const Screen = () => {
  const { title, subtitle, submit } = useMessages('login-more').resetPassword.success;
  const [, resetPassword] = useResetPassword();
  return (
    <MessageStep
      title={title}
      subtitle={subtitle}
      details={<Removed />}
      action={{ label: submit, onPress: resetPassword.signIn }}
    />
  );
};
