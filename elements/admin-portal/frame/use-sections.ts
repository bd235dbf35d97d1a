import { useMemo } from 'react';
import { isListed, mayOpen, type Navigation, navigationOf } from '../../../core/portal/navigation.ts';
import { SECTIONS, type PortalSection } from '../../../core/portal/sections.ts';
import type { AuthUser } from '../../../core/store/state.ts';
import { useAppState } from '../../kit/use-app.ts';
import { tabs } from './tabs.ts';

/** Sections of the portal that a user can see and open. */
export interface Sections {
  /** In the order of the navigation. */
  readonly listed: readonly PortalSection[];
  mayOpen(section: PortalSection): boolean;
}

/**
 * Sections that exist, filtered by the operator's navigation settings and the user's permissions.
 * Source: product.md#navigation-sections.
 */
export const useSections = (user: AuthUser): Sections => {
  const metadata = useAppState((state) => state.metadata);
  const flags = useAppState((state) => state.flags);
  return useMemo(() => {
    const rules: Navigation = navigationOf(metadata);
    const viewer = { holder: user, flags };
    return {
      listed: SECTIONS.filter((section) => tabs[section] && isListed(rules[section], viewer)),
      mayOpen: (section: PortalSection) => mayOpen(rules[section], user),
    };
  }, [metadata, flags, user]);
};
