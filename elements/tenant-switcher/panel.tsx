import { type RefObject, Suspense } from 'react';
import { screen } from '../kit/screen.tsx';
import type { Align } from '../ui/popup/placing.ts';

/** Where the list of tenants stands, and what is done once it is no longer wanted. */
export interface PanelPlace {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly align: Align;
  readonly onClose: () => void;
}

const Lazy = screen(() => import('./tenant-panel.tsx'), 'tenantSwitcher', 'ui/choices');

/** Fetches the list of tenants before it is opened; should that fail, opening it asks again. */
export const foreseePanel = (): void => void import('./tenant-panel.tsx').catch(() => undefined);

/** The list of tenants, open. */
export const Panel = (place: PanelPlace) => (
  <Suspense>
    <Lazy {...place} />
  </Suspense>
);
