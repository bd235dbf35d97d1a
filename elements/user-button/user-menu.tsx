import { Building2, LogOut } from 'lucide';
import type { RefObject } from 'react';
import type { AuthUser } from '../../core/app-types.ts';
import { useMessages } from '../kit/use-messages.ts';
import { useStyles } from '../kit/use-styles.ts';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { divider, type MenuContent } from '../ui/menu/menu-item.ts';
import { MenuList, type MenuStart } from '../ui/menu/menu-list.tsx';
import { useSettings } from './use-settings.ts';
import css from './user-menu.css?inline';

/** Whose menu it is, and what its lines do. */
export interface UserMenuProps {
  readonly id: string;
  readonly user: AuthUser;
  readonly name: string;
  readonly company: string | undefined;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly start: MenuStart;
  /** Absent where there is no other company. */
  readonly onSwitch: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Who is in, in full, and what they can do about it. */
export const Screen = ({ user, name, company, onSwitch, onLeave, ...place }: UserMenuProps) => {
  useStyles(css);
  const t = useMessages('account').userButton;
  const ways: MenuContent = [
    ...useSettings(),
    ...(onSwitch ? [{ label: t.switchCompany, icon: Building2, onPress: onSwitch }] : []),
  ];
  const out: MenuContent = [{ label: t.signOut, icon: LogOut, onPress: onLeave }];
  const header = (
    <div className="fe-user-who">
      <Avatar name={name} id={user.id} src={user.profilePictureUrl} size="large" />
      <div className="fe-user-who-words">
        <bdi className="fe-user-name">{name}</bdi>
        {name !== user.email && <bdi className="fe-user-email">{user.email}</bdi>}
        {company && <bdi className="fe-user-email">{company}</bdi>}
      </div>
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
