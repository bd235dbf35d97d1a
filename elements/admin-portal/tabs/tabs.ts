import { type IconNode, ShieldCheck, Users, UsersRound } from 'lucide';
import type { Section } from '../../../core/portal/sections.ts';
import { type Screen, screen } from '../../kit/screen.tsx';

/** A tab as the frame knows it before it is loaded. */
export interface TabEntry {
  readonly icon: IconNode;
  /** Its screen, in a chunk of its own, beside the words that it says. */
  readonly Screen: Screen;
}

/** The tabs there are. A tab is declared here, once: the frame shows it and its own element does. */
export const tabs: Readonly<Partial<Record<Section, TabEntry>>> = {
  users: {
    icon: Users,
    Screen: screen(() => import('./users/users.tab.tsx'), 'adminPortal/users', 'adminPortal/userActions'),
  },
  groups: {
    icon: UsersRound,
    Screen: screen(() => import('./groups/groups.tab.tsx'), 'adminPortal/groups', 'adminPortal/groupForms'),
  },
  roles: {
    icon: ShieldCheck,
    Screen: screen(() => import('./roles/roles.tab.tsx'), 'adminPortal/roles', 'adminPortal/permissions'),
  },
};
