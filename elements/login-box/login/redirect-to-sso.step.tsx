import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { useLogin } from '../box/use-login.ts';

/**
 * Message before the redirect to the company's identity provider; the page goes there by itself.
 * Source: product.md#login-flow.
 */
export const Screen = () => {
  const { changeEmail } = useMessages('login');
  const { title, subtitle, submit } = useMessages('login').redirectToSSO;
  const [{ email }, login] = useLogin();
  const domain = email.split('@').at(-1) ?? '';
  return (
    <MessageStep title={title} subtitle={subtitle({ domain })} action={{ label: submit, onPress: login.continueToSso }}>
      <LinkButton onPress={login.goBack}>{changeEmail}</LinkButton>
    </MessageStep>
  );
};
