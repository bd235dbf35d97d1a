import type { UserId } from '../../../../core/contract/entities/ids.ts';
import { digest } from '../../keys/secrets.ts';
import type { Ports } from '../../ports.ts';
import type { OauthRecord } from '../../store/records.ts';

type Needs = Pick<Ports, 'store' | 'clock'>;

/** Row to keep; `id` is the value that it is found by, of which only the hash is stored. */
export interface NewOauthRow extends Pick<OauthRecord, 'kind' | 'grantId' | 'userId' | 'details'> {
  id: string;
  seconds: number;
}

/** Retention of a value that was used, in milliseconds, so that a second use is known as one. Ours: a day. */
const CONSUMED_MS = 86_400_000;

const keyOf = (kind: string, id: string): Promise<string> => digest(`${kind}:${id}`);

/** Rows of hosted login, found by their kind and value. */
export const oauthRows = ({ store, clock }: Needs) => {
  const kept = store.scoped({ across: 'hostedLogin' });

  const find = async (kind: string, id: string): Promise<OauthRecord | undefined> => {
    const [row] = await kept.oauthRecords.find({ where: { key: await keyOf(kind, id) } });
    return row && Date.parse(row.expires) > clock.now().getTime() ? row : undefined;
  };

  return {
    find,
    /** Rows of a grant. */
    ofGrant: (grantId: string): Promise<OauthRecord[]> => kept.oauthRecords.find({ where: { grantId } }),
    /** Inserts a row, or replaces one of the same value. */
    put: async ({ kind, id, grantId, userId, details, seconds }: NewOauthRow): Promise<void> => {
      const key = await keyOf(kind, id);
      const now = clock.now();
      const expires = new Date(now.getTime() + seconds * 1000).toISOString();
      await kept.transaction(async (rows) => {
        const changed = await rows.oauthRecords.update({ key }, { grantId, userId, details, expires });
        if (changed.length > 0) return;
        const row = { id: crypto.randomUUID(), kind, key, grantId, userId, details };
        await rows.oauthRecords.insert({ ...row, consumedAt: null, createdAt: now.toISOString(), expires });
      }, 'read committed');
    },
    /** Changes the details of a row. */
    change: async (kind: string, id: string, details: OauthRecord['details']): Promise<void> => {
      const key = await keyOf(kind, id);
      await kept.transaction((rows) => rows.oauthRecords.update({ key }, { details }), 'read committed');
    },
    /** Marks a row as used; false where it was before, as by a request at the same time. */
    consume: async (kind: string, id: string): Promise<boolean> => {
      const key = await keyOf(kind, id);
      const now = clock.now();
      const consumedAt = now.toISOString();
      const expires = new Date(now.getTime() + CONSUMED_MS).toISOString();
      const changed = await kept.transaction(
        (rows) => rows.oauthRecords.update({ key, consumedAt: null }, { consumedAt, expires }),
        'read committed',
      );
      return changed.length > 0;
    },
    remove: async (kind: string, id: string): Promise<void> => {
      const key = await keyOf(kind, id);
      await kept.transaction((rows) => rows.oauthRecords.remove({ key }), 'read committed');
    },
    /** Removes all that a grant has given; resolves with the number of rows. */
    revokeGrant: (grantId: string): Promise<number> =>
      kept.transaction((rows) => rows.oauthRecords.remove({ grantId }), 'read committed'),
  };
};

export type OauthRows = ReturnType<typeof oauthRows>;

/** Id of a person, as the models of oidc-provider name an account. */
export const personOf = (accountId: unknown): UserId | null =>
  // an account is named by us alone, with the id of a person
  typeof accountId === 'string' ? (accountId as UserId) : null;
