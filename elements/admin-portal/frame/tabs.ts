import type { IconNode } from 'lucide';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { type LazyScreen, lazyScreen } from '../../kit/lazy-screen.tsx';
import type { PortalTab } from '../define-tab.ts';

/** Tab as the frame renders it. */
interface TabEntry {
  readonly icon: IconNode;
  /** Screen in a lazy chunk. */
  readonly Screen: LazyScreen;
}

const found = import.meta.glob<PortalTab>('../tabs/*/*.tab.ts', { eager: true, import: 'tab' });

/** Tabs by section, from each `<tab>.tab.ts` in `tabs/`. */
export const tabs: Readonly<Partial<Record<PortalSection, TabEntry>>> = Object.fromEntries(
  Object.values(found).map(({ section, icon, load, namespace }) => [
    section,
    { icon, Screen: lazyScreen(load, namespace) },
  ]),
);
