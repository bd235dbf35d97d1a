import type { AuthUser } from '../../core/store/state.ts';

const MARK = 'data-fe-user';

/** Fields that are never written into a page: tokens and secrets. */
const SECRET: readonly string[] = ['accessToken', 'refreshToken', 'mfaToken', 'recoveryCode'];

/** Fills the marked descendants with the user's fields, as text; empties them when there is no user. */
export const fillUserFields = (place: Element, user: AuthUser | undefined): void => {
  for (const node of place.querySelectorAll(`[${MARK}]`)) {
    const text = plainText(user, node.getAttribute(MARK) ?? '');
    if (node.textContent !== text) node.textContent = text;
  }
};

const plainText = (user: AuthUser | undefined, field: string): string => {
  if (!user || SECRET.includes(field) || !Object.hasOwn(user, field)) return '';
  const value: unknown = Reflect.get(user, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Subscribes to changes of marked descendants. Returns an unsubscribe function. */
export const watchUserFields = (place: Element, changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: [MARK] });
  return () => observer.disconnect();
};
