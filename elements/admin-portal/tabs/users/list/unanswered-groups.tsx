import type { TeamUser } from '../../../../../core/contract/entities/member.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuItem } from '../../../../ui/menu/menu-item.ts';
import { InlineSkeleton } from '../../../../ui/skeleton/skeleton.tsx';

/** Groups of a user whose names are not loaded: a menu that says why, and tries again after a failure. */
export const UnansweredGroups = ({
  of: { id, name, email },
  failed,
  items,
}: {
  of: Pick<TeamUser, 'id' | 'name' | 'email'>;
  /** They failed to load; otherwise they are loading. */
  failed: boolean;
  items: readonly MenuItem[];
}) => {
  const { title } = useMessages('users').userPerson.groupChange;
  const empty = useMessages('ui').display.empty;
  const about = title({ name: name || email });
  return (
    <Menu quiet of={id} name={about} items={items}>
      <span className="fe-visually-hidden">{about} </span>
      {failed ? <span className="fe-td-text">{empty.failed}</span> : <InlineSkeleton />}
    </Menu>
  );
};
