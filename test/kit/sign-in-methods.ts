import type { UserId } from '../../core/contract/entities/ids.ts';
import type { ScopedRows } from '../../demo/server/store/store.ts';
import * as row from './rows.ts';

/** Puts into the store all that an account can be entered or confirmed by beside its password; whose it is. */
export const setUpAll = async (store: ScopedRows, email: string): Promise<{ userId: UserId }> => {
  const [user] = await store.users.find({ where: { email } });
  if (!user) throw new Error(`There is no ${email}`);
  const where = { userId: user.id };
  await store.transaction(async (rows) => {
    await rows.passkeys.insert(row.aPasskey({ ...where, factor: false }));
    await rows.phones.insert(row.aPhone({ ...where, factor: false }));
    await rows.authenticators.insert(row.anAuthenticator(where));
    await rows.recoveryCodes.insert(row.aRecoveryCode(where));
    await rows.trustedBrowsers.insert(row.aTrustedBrowser(where));
    await rows.identities.insert(row.anIdentity(where));
    await rows.challenges.insert(row.aChallenge({ ...where, purpose: 'phoneChange' }));
  });
  return where;
};

/** How much of each is left: passkeys, phones, apps, recovery codes, browsers that are trusted, identities, and what was begun. */
export const leftOf = (store: ScopedRows, where: { userId: UserId }): Promise<number[]> =>
  Promise.all([
    store.passkeys.count(where),
    store.phones.count(where),
    store.authenticators.count(where),
    store.recoveryCodes.count(where),
    store.trustedBrowsers.count(where),
    store.identities.count(where),
    store.challenges.count({ ...where, usedAt: null }),
  ]);
