import { LogIn } from 'lucide';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { AuthUser } from '../../../core/store/state.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { queriesFeature } from '../../../core/queries/queries.feature.ts';
import { viewerIn } from '../../../core/queries/queries.slice.ts';
import { stepUpFeature } from '../../../core/step-up/step-up.feature.ts';
import { useHostState } from '../../kit/host-context.ts';
import { profileDetailsIn } from '../../../core/profile/profile-details.ts';
import { lazyScreen } from '../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../kit/loading-boundary.tsx';
import { useAppState, useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { type AccountTime, AccountTimeContext } from '../../ui/relative-time/account-time.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ConnectionBar } from './connection-bar.tsx';

const ActingBar = lazyScreen(async () => ({
  Screen: (await import('../../acting-bar/acting-bar.tsx')).ActingBarOfScreen,
}));
const EnteredBar = lazyScreen(async () => ({
  Screen: (await import('../../acting-bar/entered-bar.tsx')).EnteredBarOfScreen,
}));
const LazyReauthenticate = lazyScreen(async () => ({ Screen: (await import('./reauthenticate.tsx')).Reauthenticate }));

/** Renders its children for a signed-in user; `skeleton` while the session is loading, a sign-in prompt without one. */
export const RequireSession = ({
  skeleton,
  children,
}: {
  skeleton: ReactNode;
  children: (user: AuthUser) => ReactNode;
}) => {
  const viewer = useAppState(viewerIn);
  const signedOut = useAppState(({ session }) => session.status === 'signedOut');
  const loading = useAppState(({ app }) => app.loading);
  const entering = useEnterPreview(signedOut);
  const { attend, registerRetry } = useFeature(queriesFeature);
  const stepUp = useFeature(stepUpFeature);
  useEffect(() => attend(), [attend]);
  useEffect(() => stepUp.attend(), [stepUp]);
  // before the screens inside make their first calls
  useLayoutEffect(() => registerRetry(stepUp.run), [registerRetry, stepUp]);
  const inside = () => {
    if (viewer && !loading) return <SessionOverlays viewer={viewer}>{children(viewer)}</SessionOverlays>;
    return signedOut && !loading && !entering ? <SignedOut /> : skeleton;
  };
  return (
    <>
      <div className="fe-frame-bars">
        <ConnectionBar />
        {viewer?.impersonator && !loading && (
          <LoadingBoundary>
            <ActingBar name={viewer.name} {...viewer.impersonator} />
          </LoadingBoundary>
        )}
        {viewer?.enteredFrom && !loading && (
          <LoadingBoundary>
            <EnteredBar {...viewer.enteredFrom} />
          </LoadingBoundary>
        )}
      </div>
      {inside()}
    </>
  );
};

/** Children with the sign-in dialogs of a session: after it expired, and for step-up authentication. */
const SessionOverlays = ({ viewer, children }: { viewer: AuthUser; children: ReactNode }) => {
  const expired = useAppState(({ queries }) => queries?.expired);
  const asked = useAppState(({ stepUp }) => stepUp?.asked === true);
  const byPolicy = useAppState(({ stepUp }) => stepUp?.byPolicy === true);
  const { decline } = useFeature(stepUpFeature);
  return (
    <AccountTimeContext.Provider value={useAccountTime(viewer)}>
      {children}
      {expired && (
        <LoadingBoundary>
          <LazyReauthenticate person={expired} />
        </LoadingBoundary>
      )}
      {asked && !expired && (
        <LoadingBoundary>
          <LazyReauthenticate proves={byPolicy ? 'factor' : 'freshness'} person={viewer} onClose={decline} />
        </LoadingBoundary>
      )}
    </AccountTimeContext.Provider>
  );
};

/** Formats of times: those of the account, in the time zone that the user has chosen, or else the account's. */
const useAccountTime = ({ metadata, tenantId }: AuthUser): AccountTime => {
  const tenant = useAppState(({ session }) =>
    session.status === 'signedIn' ? session.tenants.find((one) => one.tenantId === tenantId) : undefined,
  );
  const own = profileDetailsIn({ metadata }).timezone;
  const { timezone, dateFormat, timeFormat } = tenant ?? {};
  return useMemo(
    () => ({ timezone: own || timezone, dateFormat, timeFormat }),
    [own, timezone, dateFormat, timeFormat],
  );
};

/** Enters the preview's demo account instead of asking for sign-in; returns whether that is under way. */
const useEnterPreview = (signedOut: boolean): boolean => {
  const { enterPreview } = useFeature(portalFeature);
  const { values } = useHostState();
  const [state, setState] = useState<'idle' | 'entering' | 'done'>('idle');
  const wanted = values['preview'] === true && signedOut && state === 'idle';
  if (wanted) setState('entering');
  useEffect(() => {
    if (state === 'entering') void enterPreview().finally(() => setState('done'));
  }, [state, enterPreview]);
  return state === 'entering';
};

/** Empty state without a session, with a button to sign in on the same page. */
const SignedOut = () => {
  const messages = useMessages('portal');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <EmptyState
        icon={LogIn}
        title={messages.signedOut.title}
        action={
          <Button look="primary" onPress={() => setAsked(true)}>
            {messages.signIn.action}
          </Button>
        }
      >
        {messages.signedOut.hint}
      </EmptyState>
      {asked && (
        <LoadingBoundary>
          <LazyReauthenticate onClose={() => setAsked(false)} />
        </LoadingBoundary>
      )}
    </>
  );
};
