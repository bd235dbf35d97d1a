import type { EmailChangeStep } from '../../../core/email-change/email-change.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckingLink } from '../box/link/checking-link.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useEmailChange } from './use-email-change.ts';

/** Progress screen while the link is read. */
const Opening = () => <CheckingLink messages={useMessages('login-more').emailChange.opening} link={useEmailChange()} />;

const answer = lazyScreen(() => import('./answer-email-change.step.tsx'));
const done = lazyScreen(() => import('./email-change-done.step.tsx'));

const screens: Record<EmailChangeStep, AnyScreen> = {
  opening: Opening,
  confirm: answer,
  undo: answer,
  confirmed: done,
  changed: done,
  undone: done,
  invalid: done,
};

/** Journey of a link mailed about a change of an email address. */
export const Screen = () => {
  const [{ step }] = useEmailChange();
  return <StepTransition journey="emailChange" of={screens} step={step} />;
};
