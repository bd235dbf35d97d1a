import type { ImpersonateStep } from '../../../core/impersonation/impersonate.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { boxFailureMessage } from '../box/form/box-failure-message.ts';
import { MessageStep } from '../box/message-step.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useImpersonate } from './use-impersonate.ts';

/** Progress screen while the person is looked up; a person who is not there, or a failure, ends it. */
const Opening = () => {
  const t = useMessages('login');
  const messages = useMessages('federation').impersonate;
  const { tryAgain } = useMessages('common');
  const [{ failure }, { open, decline }] = useImpersonate();
  if (!failure) return <MessageStep title={messages.opening.title} />;
  const isMissing = failure.kind === 'notFound' || failure.kind === 'linkInvalid' || failure.kind === 'invalidInput';
  return (
    <MessageStep
      title={messages.failed.title}
      subtitle={isMissing ? messages.failed.missing : (boxFailureMessage(t, failure, messages.failures) ?? '')}
      action={
        isMissing
          ? { label: messages.failed.submit, onPress: decline }
          : { label: tryAgain, onPress: () => void open() }
      }
    />
  );
};

/** Confirmation before the page goes on as that person. */
const Begun = () => (
  <MessageStep
    title={useMessages('federation').impersonate.begun.title}
    subtitle={useMessages('login').success.subtitle}
  />
);

const screens: Record<ImpersonateStep, AnyScreen> = {
  impersonating: Opening,
  confirm: lazyScreen(() => import('./impersonate-confirm.step.tsx'), 'ui'),
  success: Begun,
};

/** Impersonation by address. Source: product.md#impersonation. */
export const Screen = () => {
  const [{ step }] = useImpersonate();
  return <StepTransition journey="impersonate" of={screens} step={step} />;
};
