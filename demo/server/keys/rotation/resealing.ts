import type { Store } from '../../store/store.ts';
import type { Sealer } from '../sealer.ts';

/** Batch size: rows read per page. */
const PAGE = 100;

interface Sealed {
  id: string;
  sealed: string;
}

/** Sealed values of one kind: read page by page, and written back under the first key. */
interface Kind {
  page(after: string | undefined): Promise<Sealed[]>;
  put(one: Sealed): Promise<unknown>;
}

const resealAll = async (sealer: Sealer, { page, put }: Kind): Promise<number> => {
  let resealed = 0;
  let last: string | undefined;
  for (;;) {
    const found = await page(last);
    for (const { id, sealed } of found) {
      const changed = await sealer.reseal(sealed).catch(() => undefined); // one that cannot be opened stops no other
      if (changed === undefined) continue;
      await put({ id, sealed: changed });
      resealed += 1;
    }
    last = found.at(-1)?.id;
    if (last === undefined || found.length < PAGE) return resealed;
  }
};

const pageAfter = (after: string | undefined) => ({ ...(after && { where: { id: { after } } }), limit: PAGE });

/** Reseals the mails in the outbox, so that the old key can be removed. Returns their number. */
export const resealMails = ({ store, sealer }: { store: Store; sealer: Sealer }): Promise<number> => {
  const kept = store.scoped({ across: 'outbox' });
  return resealAll(sealer, {
    page: async (after) =>
      (await kept.outbox.find(pageAfter(after))).map(({ id, payload }) => ({ id, sealed: String(payload['sealed']) })),
    put: ({ id, sealed }) =>
      kept.transaction((rows) => rows.outbox.update({ id }, { payload: { sealed } }), 'read committed'),
  });
};

/** Reseals the secrets of authenticator apps, whose owners could not sign in after the key is gone. Returns their number. */
export const resealAuthenticators = ({ store, sealer }: { store: Store; sealer: Sealer }): Promise<number> => {
  const kept = store.scoped({ across: 'authenticatorSecrets' });
  return resealAll(sealer, {
    page: async (after) =>
      (await kept.authenticators.find(pageAfter(after))).map(({ id, sealedSecret }) => ({ id, sealed: sealedSecret })),
    put: ({ id, sealed }) =>
      kept.transaction((rows) => rows.authenticators.update({ id }, { sealedSecret: sealed }), 'read committed'),
  });
};

/** Reseals the invite links of companies. Returns their number. */
export const resealInviteLinks = ({ store, sealer }: { store: Store; sealer: Sealer }): Promise<number> => {
  const kept = store.scoped({ across: 'invitations' });
  return resealAll(sealer, {
    page: async (after) =>
      (await kept.inviteLinks.find(pageAfter(after))).map(({ id, sealedToken }) => ({ id, sealed: sealedToken })),
    put: ({ id, sealed }) =>
      kept.transaction((rows) => rows.inviteLinks.update({ id }, { sealedToken: sealed }), 'read committed'),
  });
};

/** Reseals the client secrets of SSO configurations, the key of SAML requests, and sessions at providers. Returns their number. */
export const resealSso = async ({ store, sealer }: { store: Store; sealer: Sealer }): Promise<number> => {
  const kept = store.scoped({ across: 'samlKeys' });
  const secrets = await resealAll(sealer, {
    page: async (after) =>
      (await kept.ssoConfigurations.find(pageAfter(after))).map(({ id, sealedOidcSecret }) => ({
        id,
        sealed: sealedOidcSecret ?? '',
      })),
    put: ({ id, sealed }) =>
      kept.transaction((rows) => rows.ssoConfigurations.update({ id }, { sealedOidcSecret: sealed }), 'read committed'),
  });
  const keys = await resealAll(sealer, {
    page: async (after) =>
      (await kept.samlKeys.find(pageAfter(after))).map(({ id, sealedPrivateKey }) => ({
        id,
        sealed: sealedPrivateKey,
      })),
    put: ({ id, sealed }) =>
      kept.transaction((rows) => rows.samlKeys.update({ id }, { sealedPrivateKey: sealed }), 'read committed'),
  });
  const sessions = await resealAll(sealer, {
    page: async (after) =>
      (await kept.ssoIdentities.find(pageAfter(after))).map(({ id, sealedSession }) => ({
        id,
        sealed: sealedSession ?? '',
      })),
    put: ({ id, sealed }) =>
      kept.transaction((rows) => rows.ssoIdentities.update({ id }, { sealedSession: sealed }), 'read committed'),
  });
  return secrets + keys + sessions;
};
