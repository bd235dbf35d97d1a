import { useAttributeValues } from '../kit/host-context.ts';
import { useApp, useAppState } from '../kit/use-app.ts';
import { useHidden } from '../kit/use-hidden.ts';
import type { actingBarAttributes } from './acting-bar.attributes.ts';
import { ActingBar } from './acting-bar.tsx';
import { useHasPlacedBar, usePlacedBar } from './placed-bars.ts';
import { useSpaceOfBar } from './use-space-of-bar.ts';

/** Bar of the impersonation under way, if any. */
export const Tree = () => {
  const app = useApp();
  const { off, automatic } = useAttributeValues<typeof actingBarAttributes>();
  const user = useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));
  usePlacedBar(app, !automatic);
  const yields = useHasPlacedBar(app) && automatic;
  const impersonator = off || yields ? undefined : user?.impersonator;
  useHidden(!impersonator);
  useSpaceOfBar(automatic === true && impersonator !== undefined);
  return user && impersonator ? <ActingBar name={user.name} {...impersonator} /> : null;
};
