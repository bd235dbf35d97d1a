import { lazy, Suspense } from 'react';
import { useValues } from '../kit/host-context.ts';
import type { FeAdminPortal } from './admin-portal.element.ts';
import { Placed } from './parts/place-context.tsx';
import { Portal } from './parts/portal.tsx';
import css from './portal.css?inline';

const PortalDialog = lazy(async () => ({ default: (await import('./parts/portal-dialog.tsx')).PortalDialog }));

/** The sheets that only the screens need. */
export const styles = [css];

/** The portal: in its place in the page, or over it while it is open. */
export const Tree = () => {
  const { mode, open } = useValues<typeof FeAdminPortal>();
  if (mode === 'dialog' && !open) return null;
  return (
    <Placed>
      {mode === 'dialog' ? (
        <Suspense>
          <PortalDialog />
        </Suspense>
      ) : (
        <Portal />
      )}
    </Placed>
  );
};
