import * as v from 'valibot';
import type { Ports } from '../../ports.ts';
import type { Cookies } from '../../rules.ts';
import type { SocialIdentity } from '../../social-sign-in.ts';

/** How long an identity waits in its browser for the sign-in of its owner, in minutes. Ours. */
const PENDING_MINUTES = 15;

const pendingIdentity = v.object({
  provider: v.string(),
  identity: v.object({
    issuer: v.string(),
    subject: v.string(),
    email: v.string(),
    emailVerified: v.boolean(),
    name: v.string(),
  }),
  /** Person whose account has its address; null for an identity without one. */
  userId: v.nullable(v.string()),
  expires: v.number(),
});

type Pending = v.InferOutput<typeof pendingIdentity>;

/**
 * Keeps an identity that is linked to no account, sealed in a cookie of the browser that proved it, until its owner has
 * signed in.
 */
export const keepPending = async (
  { sealer, clock }: Pick<Ports, 'sealer' | 'clock'>,
  cookies: Cookies,
  kept: { provider: string; identity: SocialIdentity; userId: string | null },
): Promise<void> => {
  const expires = clock.now().getTime() + PENDING_MINUTES * 60_000;
  cookies.set('identity', await sealer.seal(JSON.stringify({ ...kept, expires })), new Date(expires));
};

/** Identity that this browser has proved, if it is for this person. */
export const pendingFor = async (
  { sealer, clock }: Pick<Ports, 'sealer' | 'clock'>,
  cookies: Cookies,
  userId: string,
): Promise<Pending | undefined> => {
  const sealed = cookies.get('identity');
  const text = sealed && (await sealer.open(sealed).catch(() => undefined));
  if (!text) return undefined;
  const checked = v.safeParse(pendingIdentity, JSON.parse(text));
  if (!checked.success || checked.output.expires <= clock.now().getTime()) return undefined;
  const { output } = checked;
  return output.userId === null || output.userId === userId ? output : undefined;
};
