import { sectionAt } from '../../core/portal/sections.ts';
import { useAutomaticBar } from '../acting-bar/use-automatic-bar.ts';
import type { TreeModule } from '../kit/element/definition.ts';
import alone from './alone.css?inline';
import { Outlet } from './frame/outlet.tsx';
import { PortalSkeleton } from './frame/portal-skeleton.tsx';
import { PortalRouter } from './router/portal-router.tsx';
import { RequireSession } from './frame/require-session.tsx';

/** React tree of a standalone tab. */
export const standaloneTabTree = (tag: `fe-${string}-tab`): TreeModule => {
  const tab = sectionAt(tag.slice('fe-'.length, -'-tab'.length));
  if (!tab) throw new Error(`<${tag}> is of no section of the portal`);
  return {
    Tree: () => {
      useAutomaticBar();
      return (
        <PortalRouter alone={tab}>
          <RequireSession skeleton={<PortalSkeleton />}>{(user) => <Outlet tab={tab} user={user} />}</RequireSession>
        </PortalRouter>
      );
    },
    styles: [alone],
  };
};
