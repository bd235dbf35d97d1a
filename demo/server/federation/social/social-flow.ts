import * as v from 'valibot';
import { randomSecret } from '../../keys/secrets.ts';
import type { Ports } from '../../ports.ts';
import type { Cookies } from '../../rules.ts';
import { beginFlow, findFlow } from '../flows.ts';
import { failed, type Result } from '../../../../core/contract/failure.ts';
import { callbackAddress } from './social-providers.ts';
import type { AuthorizationRequest, ProviderFault } from '../../social-sign-in.ts';

/** Values of `prompt` that a page can ask for. Source: OpenID Connect Core 1.0 §3.1.2.1. */
export const PROMPTS = ['consent', 'select_account', 'login'] as const;

/** Details of a flow at a provider of social sign-in. */
const details = v.object({
  kind: v.literal('social'),
  provider: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  /** Page that the flow returns to. */
  returnTo: v.string(),
  action: v.picklist(['login', 'link']),
  /** Person whose account is linked. */
  userId: v.exactOptional(v.string()),
  /** Answer of the provider: hash of its code, and what it gave beside it. */
  answer: v.exactOptional(
    v.object({ code: v.string(), iss: v.exactOptional(v.string()), user: v.exactOptional(v.string()) }),
  ),
});

export type SocialFlow = v.InferOutput<typeof details>;

/** Flow of this browser by its `state`. */
export const findSocialFlow = (
  ports: Ports,
  cookies: Cookies,
  state: string,
): Promise<{ id: string; begun: number; details: SocialFlow } | undefined> => findFlow(ports, cookies, state, details);

/** Authorization request of a flow. */
export const requestOf = (
  ports: Pick<Ports, 'publicUrl'>,
  state: string,
  { provider, nonce, verifier }: SocialFlow,
): AuthorizationRequest => ({ redirectUri: callbackAddress(ports, provider), state, nonce, verifier });

/** Begins a flow; resolves with the address of the provider. */
export const beginSocialFlow = async (
  ports: Ports,
  cookies: Cookies,
  { provider, returnTo, prompt, userId }: { provider: string; returnTo: URL; prompt?: string; userId?: string },
): Promise<Result<string, ProviderFault>> => {
  const state = randomSecret();
  const flow: SocialFlow = {
    kind: 'social',
    provider,
    nonce: randomSecret(),
    verifier: randomSecret(),
    returnTo: returnTo.href,
    action: userId === undefined ? 'login' : 'link',
    ...(userId !== undefined && { userId }),
  };
  if (!ports.social) return failed({ reason: 'not available here' });
  const address = await ports.social.begin(provider, requestOf(ports, state, flow), prompt);
  if (address.ok) await beginFlow(ports, cookies, flow, state);
  else ports.log.warn({ provider, reason: address.failure.reason }, 'A social sign-in could not begin');
  return address;
};
