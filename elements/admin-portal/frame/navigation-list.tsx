import type { KeyboardEvent, MouseEvent } from 'react';
import type { PortalSection } from '../../../core/portal/sections.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useHost } from '../../kit/host-context.ts';
import { useHostEvents } from '../use-host-events.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { focusablesIn } from '../../ui/layers/focusable.ts';
import { tabs } from './tabs.ts';
import { usePortalRouter } from '../router/portal-router.tsx';

/** Whether a section is personal; the others belong to the company. Source: design.md#portal. */
const PERSONAL: Readonly<Record<PortalSection, boolean>> = {
  profile: true,
  privacy: true,
  personalApiTokens: true,
  account: false,
  users: false,
  groups: false,
  roles: false,
  security: false,
  sso: false,
  provisioning: false,
  audits: false,
  webhooks: false,
  apiTokens: false,
  usage: false,
  subscriptions: false,
  allAccounts: false,
};

/** Props of the list of sections; `onGo` runs when one is chosen. */
export interface NavigationListProps {
  sections: readonly PortalSection[];
  current: PortalSection | undefined;
  onGo?: () => void;
  sheet?: boolean;
}

/** Navigation list of sections, the personal ones first. */
export const NavigationList = ({ sections, current, onGo, sheet }: NavigationListProps) => {
  const messages = useMessages('portal');
  const personal = sections.filter((section) => PERSONAL[section]);
  const workspace = sections.filter((section) => !PERSONAL[section]);
  return (
    <nav
      className={sheet ? 'fe-nav-groups fe-nav-sheet' : 'fe-nav-groups'}
      aria-label={messages.label}
      onKeyDown={walk}
    >
      <Group title={messages.personal} sections={personal} current={current} onGo={onGo} />
      <Group title={messages.workspace} sections={workspace} current={current} onGo={onGo} />
    </nav>
  );
};

const Group = ({
  title,
  sections,
  current,
  onGo,
}: {
  title: string;
  sections: readonly PortalSection[];
  current: PortalSection | undefined;
  onGo: (() => void) | undefined;
}) => {
  if (sections.length === 0) return null;
  return (
    <div className="fe-nav-group" role="group" aria-label={title}>
      <span className="fe-nav-title" aria-hidden="true">
        {title}
      </span>
      <ul className="fe-nav-list" role="list">
        {sections.map((section) => (
          <li key={section}>
            <Item section={section} current={section === current} onGo={onGo} />
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Whether a modifier key makes the browser open the link in a new tab or window, or download it. */
const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

const Item = ({
  section,
  current,
  onGo,
}: {
  section: PortalSection;
  current: boolean;
  onGo: (() => void) | undefined;
}) => {
  const host = useHost();
  const messages = useMessages('portal');
  const { leave, href, restored } = usePortalRouter();
  const { adminBoxMenuClicked } = useHostEvents();
  const email = useAppState(({ session }) => (session.status === 'signedIn' ? session.user.email : ''));
  const entry = tabs[section];
  const place = restored(section);
  const address = href(place);
  const preload = () => entry?.Screen.preload(host);
  const press = (event: MouseEvent) => {
    adminBoxMenuClicked(email, section);
    if (address !== undefined && opensElsewhere(event)) return;
    event.preventDefault();
    onGo?.();
    leave(place);
  };
  const inside = (
    <>
      {entry && <Icon of={entry.icon} />}
      <span className="fe-nav-label">{messages.sections[section]}</span>
    </>
  );
  const common = {
    className: 'fe-nav-item',
    part: 'navigation-item',
    title: messages.sections[section],
    'aria-current': current ? ('page' as const) : undefined,
    // entering is no event to React where the page around is rendered by the same
    onPointerOver: preload,
    onFocus: preload,
    onClick: press,
  };
  return address === undefined ? (
    <button type="button" {...common}>
      {inside}
    </button>
  ) : (
    <a href={address} {...common}>
      {inside}
    </a>
  );
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between sections by arrow keys, Home and End; Tab works, too. Source: product.md#portal. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = focusablesIn(event.currentTarget);
  const at = all.findIndex((one) => one.matches(':focus'));
  const next = STEPS[event.key]?.(at, all.length);
  if (next === undefined || at < 0) return;
  event.preventDefault();
  all[next]?.focus();
};
