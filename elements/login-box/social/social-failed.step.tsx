import type { FailureKind } from '../../../core/contract/failure.ts';
import type { Messages } from '../../i18n/namespaces.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { useGoToRoute } from '../box/use-go-to-route.ts';
import { useVendor } from '../box/use-vendor.ts';
import { useSocial } from './use-social.ts';

type Causes = Messages['federation']['social']['causes'];

const isCause = (kind: FailureKind, causes: Causes): kind is FailureKind & keyof Causes => kind in causes;

/** Causes that another try at the provider does not mend. */
const LASTING: readonly FailureKind[] = [
  'signUpsDisabled',
  'ssoRequired',
  'emailNotProvided',
  'identityLinked',
  'emailDomainNotAllowed',
];

/** Message that the provider signed no one in, and why, with the way to try again. Source: product.md#social-sign-in. */
export const Screen = () => {
  const t = useMessages('login');
  const messages = useMessages('federation').social;
  const { refusal: kind = 'providerFailed', name, retry, signUpFirst, leaving } = useSocial();
  const { allowsSignUps } = useVendor();
  const goTo = useGoToRoute();
  const isLasting = LASTING.includes(kind) || !name;
  const { causes, failed } = messages;
  return (
    <MessageStep
      title={name ? failed.title({ provider: name }) : t.loginWithSSOFailed.title}
      shortTitle={t.loginWithSSOFailed.title}
      subtitle={isCause(kind, causes) ? causes[kind] : (boxFailureMessage(t, { kind, message: '' }) ?? '')}
      action={
        kind === 'emailNotProvided' && allowsSignUps
          ? { label: t.preLogin.signUp, onPress: signUpFirst }
          : isLasting
            ? { label: t.backToSignIn, onPress: () => goTo('loginUrl') }
            : { label: failed.submit, busy: leaving !== undefined, onPress: retry }
      }
      foot={(!isLasting || kind === 'emailNotProvided') && <BackToSignIn />}
    />
  );
};
