import { Building2, CircleUserRound, LogOut, VenetianMask } from 'lucide';
import type { RefObject } from 'react';
import type { Failure } from '../../core/contract/failure.ts';
import type { AuthUser } from '../../core/store/state.ts';
import { useFailureMessage } from '../kit/use-failure-message.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useStyles } from '../kit/use-styles.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { divider, type MenuContent, type MenuItem } from '../ui/menu/menu-item.ts';
import { MenuList, type MenuStart } from '../ui/menu/menu-list.tsx';
import { RelativeTime } from '../ui/relative-time/relative-time.tsx';
import tones from '../themes/tones.css?inline';
import css from './user-menu.css?inline';
import { useHost, useHostState, useAttributeValues } from '../kit/host-context.ts';
import { findPortal, safeHref } from './portal.ts';
import type { userButtonAttributes } from './user-button.attributes.ts';

/** Props of the user menu. */
export interface UserMenuProps {
  readonly id: string;
  readonly user: AuthUser;
  readonly name: string;
  readonly company: string | undefined;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly start: MenuStart;
  /** Opens the tenants; absent where there is no other company. */
  readonly onSwitch: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Ends the impersonation under way. */
  readonly onStop: () => void;
  /** Why it could not be ended. */
  readonly refusal: Failure | undefined;
  readonly onClose: () => void;
}

/** Menu of the user button: name, email and company, account settings, switch of company, sign-out. */
export const Screen = ({ user, name, company, onSwitch, onLeave, onStop, refusal, ...place }: UserMenuProps) => {
  useStyles(tones, css);
  const { userButton: t, acting } = useMessages('account');
  const { impersonator } = user;
  const ways: MenuContent = [
    ...(impersonator ? [{ label: acting.stop, icon: VenetianMask, onPress: onStop }] : []),
    ...useSettings(),
    ...(onSwitch ? [{ label: t.switchCompany, icon: Building2, onPress: onSwitch }] : []),
  ];
  const out: MenuContent = [{ label: t.signOut, icon: LogOut, onPress: onLeave }];
  const header = (
    <div className="fe-user-identity">
      <Avatar name={name} id={user.id} src={user.profilePictureUrl} size="large" />
      <div className="fe-user-identity-text">
        <bdi className="fe-user-name">{name}</bdi>
        {name !== user.email && <bdi className="fe-user-email">{user.email}</bdi>}
        {company && <bdi className="fe-user-email">{company}</bdi>}
      </div>
      {impersonator && <ActingNote name={name} {...impersonator} refusal={refusal} />}
    </div>
  );
  return (
    <MenuList
      {...place}
      name={name === user.email ? name : `${name}, ${user.email}`}
      items={ways.length > 0 ? [...ways, divider, ...out] : out}
      align="end"
      header={header}
    />
  );
};

interface ActingNoteProps {
  readonly name: string;
  readonly email: string;
  readonly until: string;
  readonly refusal: Failure | undefined;
}

/** Note of an impersonation: its actor, its end, and the failure of the attempt to end it. */
const ActingNote = ({ name, email, until, refusal }: ActingNoteProps) => {
  const { acting } = useMessages('account');
  const messageOf = useFailureMessage();
  return (
    <p className="fe-user-acting" part="acting">
      <span>{acting.as({ email, name })}</span>{' '}
      <span>
        {acting.ends} <RelativeTime inline at={until} />
      </span>
      {refusal && (
        <span className="fe-user-refusal" role="alert">
          {messageOf(refusal)}
        </span>
      )}
    </p>
  );
};

/**
 * Item for account settings; none without `portal` and a valid `portal-url`. It fires `fe-portal` first, which the page
 * can prevent.
 */
const useSettings = (): readonly MenuItem[] => {
  const host = useHost();
  const { root } = useHostState();
  const { portal, portalUrl } = useAttributeValues<typeof userButtonAttributes>();
  const t = useMessages('account').userButton;
  const href = safeHref(portalUrl);
  if (portal === undefined && href === undefined) return [];
  /** True where the URL is still to be followed. */
  const open = (): boolean => {
    if (!host.emit('fe-portal', {}, { cancelable: true })) return false;
    const found = findPortal(host.element, root, portal ?? '');
    found?.show();
    return found === undefined;
  };
  const way = href === undefined ? { onPress: () => void open() } : { href, onFollow: open };
  return [{ label: t.settings, icon: CircleUserRound, ...way }];
};
