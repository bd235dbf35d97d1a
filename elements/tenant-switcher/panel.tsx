import { lazyScreen } from '../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../kit/loading-boundary.tsx';
import type { PanelPlace } from './tenant-panel.tsx';

const Lazy = lazyScreen(() => import('./tenant-panel.tsx'), 'ui');

/** Prefetches the chunk of the tenant panel; opening it retries after a failure. */
export const preloadPanel = (): void => void import('./tenant-panel.tsx').catch(() => undefined);

/** Open tenant panel, lazily loaded. */
export const Panel = (place: PanelPlace) => (
  <LoadingBoundary>
    <Lazy {...place} />
  </LoadingBoundary>
);
