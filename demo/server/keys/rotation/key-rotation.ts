import { ACCESS_TOKEN_SECONDS } from '../../../../core/contract/limits.ts';
import type { Log } from '../../ports.ts';
import { resealAuthenticators, resealInviteLinks, resealMails, resealSso } from './resealing.ts';
import { type KeySetting, newRecord, PUBLISHED, PUBLISHED_MS } from './stored-keys.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Overlap after rotation, in milliseconds: a key stays published until the last token it signed has expired, slow clocks included. */
const OUTLIVES_MS = PUBLISHED_MS + 2 * ACCESS_TOKEN_SECONDS * 1000;

/** Parts that the rotation of keys needs. */
interface Rotation extends KeySetting {
  /** Rotation interval, in days. */
  days: number;
  log: Log;
}

/**
 * Rotates keys: makes a new signing pair where the newest is old or of another algorithm, removes those whose last token
 * has expired, and reseals values that an older secret key has sealed. Idempotent among nodes that do it concurrently.
 */
export const rotateKeys = async (setting: Rotation): Promise<void> => {
  const { store, sealer, clock, days, algorithm, log } = setting;
  const kept = store.scoped({ across: 'signingKeys' });
  const [newest] = await kept.keys.find(PUBLISHED);
  const ageMs = (createdAt: string) => clock.now().getTime() - Date.parse(createdAt);
  const isDue = newest && (ageMs(newest.createdAt) >= days * DAY_MS || newest.algorithm !== algorithm);
  // outside the transaction, for it takes a while
  const made = isDue ? await newRecord(setting) : undefined;

  const done = await kept.transaction(async (rows) => {
    const keys = await rows.keys.find(PUBLISHED);
    const first = keys[0]?.id === newest?.id;
    if (made && first) await rows.keys.insert(made);
    const changes = keys.map(async ({ id, sealedPrivateJwk }, at) => {
      const successor = keys[at - 1];
      const over = successor !== undefined && ageMs(successor.createdAt) >= OUTLIVES_MS;
      const retired = { retiredAt: clock.now().toISOString(), sealedPrivateJwk: '' };
      const sealed = over ? undefined : await sealer.reseal(sealedPrivateJwk);
      if (over) await rows.keys.update({ id }, retired);
      else if (sealed !== undefined) await rows.keys.update({ id }, { sealedPrivateJwk: sealed });
      return { retired: Number(over), resealed: Number(sealed !== undefined) };
    });
    const each = await Promise.all(changes);
    const sum = (name: 'retired' | 'resealed') => each.reduce((total, one) => total + one[name], 0);
    return { made: Number(made !== undefined && first), retired: sum('retired'), resealed: sum('resealed') };
  });
  // where there is one secret key, it has sealed everything
  const mails = sealer.isRotating ? await resealMails(setting) : 0;
  const authenticators = sealer.isRotating ? await resealAuthenticators(setting) : 0;
  const links = sealer.isRotating ? await resealInviteLinks(setting) : 0;
  const sso = sealer.isRotating ? await resealSso(setting) : 0;
  if (done.made + done.retired + done.resealed + mails + authenticators + links + sso > 0)
    log.info({ ...done, mails, authenticators }, 'The keys were tended');
};

/** Rotates the keys now and every hour; returns the function that stops it. */
export const scheduleKeyRotation = (setting: Rotation): (() => void) => {
  const tend = () =>
    void rotateKeys(setting).catch((cause: unknown) =>
      setting.log.warn({ error: cause instanceof Error ? cause.message : 'unknown' }, 'The keys could not be tended'),
    );
  tend();
  const timer = setInterval(tend, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
};
