import { useAutomaticBar } from '../acting-bar/use-automatic-bar.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useHost, useAttributeValues } from '../kit/host-context.ts';
import { lazyScreen } from '../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../kit/loading-boundary.tsx';
import type { portalAttributes } from './admin-portal.attributes.ts';
import { takeOpener } from './opener.ts';
import { PortalRouter } from './router/portal-router.tsx';
import { Portal } from './frame/portal.tsx';
import css from './portal.css?inline';

const PortalDialog = lazyScreen(async () => ({ Screen: (await import('./frame/portal-dialog.tsx')).PortalDialog }));

/** Stores the opener before the dialog mounts. */
const Opener = ({ openerRef }: { openerRef: RefObject<Element | null> }) => {
  const { element } = useHost();
  useLayoutEffect(() => {
    openerRef.current = takeOpener(element);
  }, [element, openerRef]);
  return null;
};

/** Style sheets that only the screens need. */
export const styles = [css];

/** Portal in the page, or as a dialog over it while it is open. */
export const Tree = () => {
  useAutomaticBar();
  const { mode, open } = useAttributeValues<typeof portalAttributes>();
  const opener = useRef<Element>(null);
  if (mode === 'dialog' && !open) return null;
  return (
    <PortalRouter>
      {mode === 'dialog' ? (
        <>
          <Opener openerRef={opener} />
          <LoadingBoundary>
            <PortalDialog opener={opener} />
          </LoadingBoundary>
        </>
      ) : (
        <Portal />
      )}
    </PortalRouter>
  );
};
