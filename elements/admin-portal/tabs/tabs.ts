import { type IconNode, ShieldCheck, Users, UsersRound } from 'lucide';
import type { Section } from '../../../core/portal/sections.ts';
import { type Screen, lazyScreen } from '../../kit/lazy-screen.tsx';

/** A tab as the frame knows it before it is loaded. */
export interface TabEntry {
  readonly icon: IconNode;
  /** Its screen, in a chunk of its own, beside its messages. */
  readonly Screen: Screen;
}

/** The tabs there are. A tab is declared here, once: the frame shows it and its own element does. */
export const tabs: Readonly<Partial<Record<Section, TabEntry>>> = {
  users: {
    icon: Users,
    Screen: lazyScreen(() => import('./users/users.screen.tsx'), 'users'),
  },
  groups: {
    icon: UsersRound,
    Screen: lazyScreen(() => import('./groups/groups.screen.tsx'), 'groups'),
  },
  roles: {
    icon: ShieldCheck,
    Screen: lazyScreen(() => import('./roles/roles.screen.tsx'), 'roles'),
  },
};
