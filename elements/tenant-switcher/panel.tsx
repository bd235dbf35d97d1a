import { Suspense } from 'react';
import { lazyScreen } from '../kit/lazy-screen.tsx';
import type { PanelPlace } from './tenant-panel.tsx';

const Lazy = lazyScreen(() => import('./tenant-panel.tsx'), 'ui');

/** Fetches the list of tenants before it is opened; should that fail, opening it asks again. */
export const preloadPanel = (): void => void import('./tenant-panel.tsx').catch(() => undefined);

/** The list of tenants, open. */
export const Panel = (place: PanelPlace) => (
  <Suspense>
    <Lazy {...place} />
  </Suspense>
);
