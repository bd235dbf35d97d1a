import type { AppCore } from '../app-core.ts';
import type { VendorState } from '../store/state.ts';
import { phones } from '../contract/phones.ts';
import { REGISTER_QUICK_LOGIN_KEY } from './register-quick-login-key.ts';

/** Storage key of the user id for quick login. Source: product.md#storage-keys. */
const USER_KEY = 'userId';

/** The one of the strategies of the protocol that is here: a code by text message. */
const BY_SMS = 'sms';

const quickKey = (userId: string) => `${userId}-${BY_SMS}`;

type Kept = Pick<AppCore, 'page'>;

/** Whether codes go quickly to known phones here. Source: protocol/policies.md#strategies. */
export const offersQuickLogin = ({ strategies }: VendorState): boolean =>
  strategies?.secondaryAuthStrategies?.some(
    ({ strategy, isActive }) => isActive && (strategy === 'SmsCode' || strategy === 'SmsCodeV2'),
  ) ?? false;

/** Id of the user who has quick login in this browser; undefined if none has. */
export const quickUser = ({ page }: Kept): string | undefined => {
  const userId = page.local.read(USER_KEY);
  return userId && page.local.read(quickKey(userId)) === 'true' ? userId : undefined;
};

/** From now on this browser knows whose phone to ask. */
export const rememberQuickUser = ({ page }: Kept, userId: string): void => {
  page.local.write(USER_KEY, userId);
  page.local.write(quickKey(userId), 'true');
};

/** This person is not offered quick login again in this browser. */
export const declineQuickLogin = ({ page }: Kept, userId: string): void => page.local.write(quickKey(userId), 'false');

/**
 * Whether to offer quick login to a user who has just signed in: they came by a code to their phone and have not answered
 * here before, or the page asked for it and they have no verified phone. Clears the page's request. Ours: once a person
 * and browser.
 */
export const isOfferedQuickLogin = async (
  { page, store, client }: Pick<AppCore, 'page' | 'store' | 'client'>,
  byTextMessage: boolean,
): Promise<boolean> => {
  const wished = page.local.read(REGISTER_QUICK_LOGIN_KEY) === BY_SMS;
  page.local.remove(REGISTER_QUICK_LOGIN_KEY);
  const { session, vendor } = store.getState();
  if (session.status !== 'signedIn' || !offersQuickLogin(vendor)) return false;
  if (byTextMessage) return page.local.read(quickKey(session.user.id)) === undefined;
  if (!wished) return false;
  const answer = await client.call(phones.list, { query: {} });
  if (!answer.ok) return false;
  const known = answer.value.items.some(({ verified }) => verified);
  if (known) rememberQuickUser({ page }, session.user.id);
  return !known;
};
