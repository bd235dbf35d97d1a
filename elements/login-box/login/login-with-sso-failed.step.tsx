import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useLogin } from '../box/use-login.ts';

/** Message that SSO failed; the page continues by itself. Source: product.md#sso-redirect. */
export const Screen = () => {
  const { backToSignIn } = useMessages('login');
  const { title, subtitle } = useMessages('login').loginWithSSOFailed;
  const [, login] = useLogin();
  return <MessageStep title={title} subtitle={subtitle} action={{ label: backToSignIn, onPress: login.goBack }} />;
};
