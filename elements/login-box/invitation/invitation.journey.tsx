import { useEffect } from 'react';
import type { InvitationStep } from '../../../core/invitation/invitation.flow.ts';
import { type Screen as AnyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { MessageStep } from '../box/message-step.tsx';
import { StepTransition } from '../box/step-transition.tsx';
import { useUser } from './use-user.ts';
import { useInvitation } from './use-invitation.ts';

/** Progress screen while the invitation is loaded. Source: product.md#invitation. */
const Validating = () => {
  const { title, subtitle } = useMessages('login-more').invitation.validating;
  return <MessageStep title={title} subtitle={subtitle} />;
};

/** Progress screen while the invitation is accepted. Source: product.md#invitation. */
const Pending = () => {
  const { validating, pending: messages } = useMessages('login-more').invitation;
  const [{ invited }] = useInvitation();
  const title = invited ? messages.title({ company: invited.name }) : messages.titleAlone;
  return <MessageStep title={title} subtitle={validating.subtitle} />;
};

const loadMailed = () => import('./mailed-invitation.step.tsx');
const loadFailed = () => import('./invitation-failed.step.tsx');
const loadShared = () => import('./shared-invitation.step.tsx');

const screens: Record<InvitationStep | 'mailed' | 'beginning' | 'shared', AnyScreen> = {
  validate: Validating,
  mailed: lazyScreen(loadMailed),
  beginning: lazyScreen(() => import('./begin-account.step.tsx')),
  shared: lazyScreen(loadShared),
  pending: Pending,
  failed: lazyScreen(loadFailed),
  invalid: lazyScreen(() => import('./invitation-invalid.step.tsx')),
  success: lazyScreen(() => import('./invitation-success.step.tsx')),
};

/** Invitation journey. On `validate`, shows the invitation once it is loaded. Source: product.md#invitation. */
export const Screen = () => {
  const [{ step, invited, shared }] = useInvitation();
  useEffect(() => {
    // preloaded: the screen of a network failure cannot be loaded offline
    void Promise.all([shared ? loadShared() : loadMailed(), loadFailed()]).catch(() => {});
  }, [shared]);
  const user = useUser();
  const known = step === 'validate' && invited;
  // a signed-in user is a different one: the invited person has no account yet
  const begins = known && 'userId' in known && known.shouldSetName && !user;
  const mailed = begins ? 'beginning' : 'mailed';
  return (
    <StepTransition<keyof typeof screens>
      journey="invitation"
      of={screens}
      step={known ? (shared ? 'shared' : mailed) : step}
    />
  );
};
