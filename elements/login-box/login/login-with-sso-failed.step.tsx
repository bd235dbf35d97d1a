import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useLogin } from '../box/use-login.ts';

/** The person's company did not confirm them; the page goes on by itself. Source: product.md#sso-redirect. */
export const Screen = () => {
  const { backToSignIn } = useMessages('login');
  const { title, subtitle } = useMessages('login').loginWithSSOFailed;
  const [, login] = useLogin();
  return <MessageStep title={title} subtitle={subtitle} action={{ label: backToSignIn, onPress: login.goBack }} />;
};
