import { CircleUserRound } from 'lucide';
import { useHost, useHostState, useValues } from '../kit/host-context.ts';
import { useMessages } from '../kit/use-messages.ts';
import type { MenuItem } from '../ui/menu/menu-item.ts';
import { findPortal, safeHref } from './portal.ts';
import type { userButtonAttributes } from './user-button.attributes.ts';

/** The way to the person's account, where the page has one: its portal, its own way, or an address. */
export const useSettings = (): readonly MenuItem[] => {
  const host = useHost();
  const { root } = useHostState();
  const { portal, portalUrl } = useValues<typeof userButtonAttributes>();
  const t = useMessages('account').userButton;
  const href = safeHref(portalUrl);
  if (portal === undefined && href === undefined) return [];
  /** Whether the address is still to be followed. */
  const open = (): boolean => {
    if (!host.emit('fe-portal', {}, { cancelable: true })) return false;
    const found = findPortal(host.element, root, portal ?? '');
    found?.show();
    return found === undefined;
  };
  const way = href === undefined ? { onPress: () => void open() } : { href, onFollow: open };
  return [{ label: t.settings, icon: CircleUserRound, ...way }];
};
