import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AuthUser } from '../../../core/app-types.ts';
import { portalFeature } from '../../../core/portal/portal.feature.ts';
import { viewerIn } from '../../../core/portal/portal.slice.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useAppState, useFeature } from '../../kit/use-app.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PortalBones } from './portal-bones.tsx';

/** Shows its children to whoever is in. While it is not known who that is, and what they may see, it holds their place. */
export const Present = ({ children }: { children: (user: AuthUser) => ReactNode }) => {
  const viewer = useAppState(viewerIn);
  const signedOut = useAppState(({ session }) => session.status === 'signedOut');
  const loading = useAppState(({ app }) => app.loading);
  const entering = useEnterPreview(signedOut);
  if (viewer && !loading) return children(viewer);
  return signedOut && !loading && !entering ? <SignedOut /> : <PortalBones />;
};

/** A preview has nobody sign in first: whether whoever looks at it is on the way in. */
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

const SignedOut = () => {
  const words = useMessages('adminPortal');
  return (
    <EmptyState icon={LogIn} title={words.signedOut.title}>
      {words.signedOut.hint}
    </EmptyState>
  );
};
