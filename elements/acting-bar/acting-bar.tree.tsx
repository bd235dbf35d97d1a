import { useAttributeValues } from '../kit/host-context.ts';
import { useApp, useAppState } from '../kit/use-app.ts';
import { useHidden } from '../kit/use-hidden.ts';
import type { actingBarAttributes } from './acting-bar.attributes.ts';
import { ActingBar } from './acting-bar.tsx';
import { EnteredBar } from './entered-bar.tsx';
import { useHasPlacedBar, usePlacedBar } from './placed-bars.ts';
import { useSpaceOfBar } from './use-space-of-bar.ts';

/** Bar of the impersonation under way, or of the sub-account that was entered, if any. */
export const Tree = () => {
  const app = useApp();
  const { off, automatic } = useAttributeValues<typeof actingBarAttributes>();
  const user = useAppState(({ session }) => (session.status === 'signedIn' ? session.user : undefined));
  usePlacedBar(app, !automatic);
  const yields = useHasPlacedBar(app) && automatic;
  const shown = off || yields ? undefined : user;
  const isShown = (shown?.impersonator ?? shown?.enteredFrom) !== undefined;
  useHidden(!isShown);
  useSpaceOfBar(automatic === true && isShown);
  if (shown?.impersonator) return <ActingBar name={shown.name} {...shown.impersonator} />;
  return shown?.enteredFrom ? <EnteredBar {...shown.enteredFrom} /> : null;
};
