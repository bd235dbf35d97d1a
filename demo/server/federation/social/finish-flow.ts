import { ok, type Result } from '../../../../core/contract/failure.ts';
import { digest } from '../../keys/secrets.ts';
import type { Ports } from '../../ports.ts';
import { refuse, type Refusal } from '../../refusal.ts';
import type { Cookies } from '../../rules.ts';
import { endFlow } from '../flows.ts';
import { findSocialFlow, requestOf, type SocialFlow } from './social-flow.ts';
import { activeProvider } from './social-providers.ts';
import type { SocialIdentity } from '../../social-sign-in.ts';

/**
 * Ends a flow of this browser with the answer that its provider gave: only the very code that came back to us for this
 * state counts (code injection), once.
 */
export const finishFlow = async (
  ports: Ports,
  cookies: Cookies,
  { code = '', state = '' }: { code?: string | undefined; state?: string | undefined },
  fits: (flow: SocialFlow) => boolean,
): Promise<Result<{ identity: SocialIdentity; flow: SocialFlow }, Refusal>> => {
  const flow = await findSocialFlow(ports, cookies, state);
  const details = flow?.details;
  if (!flow || !details?.answer || !fits(details) || details.answer.code !== (await digest(code)))
    return refuse('flowExpired');
  if (!(await endFlow(ports, cookies, flow.id))) return refuse('flowExpired');
  if (!ports.social || !activeProvider(ports.config, details.provider)) return refuse('methodDisabled');
  const { iss, user } = details.answer;
  const answer = { code, ...(iss !== undefined && { iss }), ...(user !== undefined && { user }) };
  const found = await ports.social.finish(details.provider, answer, requestOf(ports, state, details));
  if (found.ok) return ok({ identity: found.value, flow: details });
  const { provider } = details;
  ports.log.warn({ provider, reason: found.failure.reason }, 'A social sign-in failed');
  return refuse('providerFailed');
};
