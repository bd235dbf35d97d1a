import type { FailureKind } from '../../../core/contract/failure.ts';
import type { Messages } from '../../i18n/namespaces.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { MessageStep } from '../box/message-step.tsx';
import { useLogin } from '../box/use-login.ts';

type Causes = Messages['federation']['sso']['causes'];

const isCause = (kind: FailureKind, causes: Causes): kind is FailureKind & keyof Causes => kind in causes;

/** Message that SSO failed, and why; the page continues by itself. Source: product.md#sso-redirect. */
export const Screen = () => {
  const t = useMessages('login');
  const { causes, back } = useMessages('federation').sso;
  const [{ ssoFailure: kind }, login] = useLogin();
  const cause = kind && (isCause(kind, causes) ? causes[kind] : boxFailureMessage(t, { kind, message: '' }));
  const { title, subtitle } = t.loginWithSSOFailed;
  return (
    <MessageStep
      title={title}
      subtitle={cause ? `${cause} ${back}` : subtitle}
      action={{ label: t.backToSignIn, onPress: login.goBack }}
    />
  );
};
