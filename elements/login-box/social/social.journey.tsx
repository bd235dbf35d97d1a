import type { SocialStep } from '../../../core/social/social.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { BackToSignIn } from '../box/journey-switch-link.tsx';
import { MessageStep } from '../box/message-step.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useSocial } from './use-social.ts';

/** Progress screen while the provider's answer becomes a session; a service out of reach ends it. */
const Completing = () => {
  const t = useMessages('login');
  const { social, sso } = useMessages('federation');
  const { completing, failed } = social;
  const { tryAgain } = useMessages('common');
  const { failure, name, links, open } = useSocial();
  const titled = links ? completing.linking : completing.title;
  const title = name ? titled({ provider: name }) : sso.completing.title;
  if (!failure) return <MessageStep title={title} subtitle={completing.subtitle} />;
  return (
    <MessageStep
      title={name ? failed.title({ provider: name }) : t.loginWithSSOFailed.title}
      shortTitle={t.loginWithSSOFailed.title}
      subtitle={boxFailureMessage(t, failure) ?? ''}
      action={{ label: tryAgain, onPress: () => void open() }}
      foot={<BackToSignIn />}
    />
  );
};

/** Message that an account has the email already: its owner signs in to it first. */
const SignInFirst = () => {
  const { title, subtitle, submit } = useMessages('federation').social.signInFirst;
  const { name, signInFirst } = useSocial();
  return (
    <MessageStep
      title={title}
      subtitle={subtitle({ provider: name })}
      action={{ label: submit, onPress: signInFirst }}
      foot={<BackToSignIn />}
    />
  );
};

const screens: Record<SocialStep, AnyScreen> = {
  completing: Completing,
  failed: lazyScreen(() => import('./social-failed.step.tsx')),
  signInFirst: SignInFirst,
  link: lazyScreen(() => import('./social-link.step.tsx'), 'ui'),
  success: lazyScreen(() => import('../box/success.tsx')),
};

/** Journey of the route that providers lead back to. Source: product.md#social-sign-in. */
export const Screen = () => {
  const { step } = useSocial();
  return <StepTransition journey="social" of={screens} step={step} />;
};
