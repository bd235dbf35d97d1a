import { useApp } from '../../kit/use-app.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useResetPassword } from './use-reset-password.ts';
import { BoxStep } from '../box/box-step.tsx';

/** What the new password has taken away, so that its owner sets it up again, or knows that somebody else had. */
const Removed = () => {
  const words = useMessages('login-more').resetPassword.success.removed;
  const locale = useHostState().locale.tag;
  const [{ removed = [] }] = useResetPassword();
  if (removed.length === 0) return null;
  return (
    <Banner tone="info">
      {words.why}
      <ul>
        {removed.map(({ type, name, createdAt }, at) => {
          const date = new Date(createdAt).toLocaleDateString(locale, {
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          });
          const way = name === undefined ? words.types[type] : words.named({ way: words.types[type], name });
          return <li key={at}>{words.added({ way, date })}</li>;
        })}
      </ul>
      {words.next}
    </Banner>
  );
};

/** The password is changed. */
export const Screen = () => {
  useNoCredentials();
  const words = useMessages('login-more').resetPassword.success;
  const { router } = useApp();
  return (
    <BoxStep title={words.title} subtitle={words.subtitle}>
      <div className="fe-actions">
        <Removed />
        <Button look="primary" onPress={() => router.go('loginUrl')}>
          {words.submit}
        </Button>
      </div>
    </BoxStep>
  );
};
