import * as v from 'valibot';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import type { LoginAnswer } from '../../../core/contract/entities/auth.ts';
import type { Result } from '../../../core/contract/failure.ts';
import { endFlow } from '../federation/flows.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { CrossTenantContext } from '../rules.ts';
import { findOidcFlow, findSamlFlow } from './flow.ts';
import { signInPerson } from './sign-in-person.ts';
import { answerKey, provenPerson } from './proven.ts';

type Context = CrossTenantContext<AnyEndpoint>;

/** Ends a flow by SAML: its answer has been taken, and this browser has begun the flow. */
export const finishSaml = async (context: Context, id: string): Promise<Result<LoginAnswer, Refusal>> => {
  const { across, ports, cookies } = context;
  const flow = await findSamlFlow(ports, cookies, id);
  const [answer] = flow ? await across.ssoFlows.find({ where: { key: await answerKey(id) } }) : [];
  const now = ports.clock.now().toISOString();
  if (!flow || !answer || answer.usedAt !== null || answer.expires <= now) return refuse('flowExpired');
  const person = v.parse(provenPerson, JSON.parse(await ports.sealer.open(answer.sealed)));
  await endFlow(ports, cookies, id);
  return signInPerson(context, answer.configurationId, person, async (rows) => {
    const used = await rows.ssoFlows.update({ id: answer.id, usedAt: null }, { usedAt: now, sealed: '' });
    return used.length > 0;
  });
};

/** Ends a flow by OpenID Connect: the code is exchanged once, for the browser that has begun the flow. */
export const finishOidc = async (
  context: Context,
  id: string,
  { code, iss, error }: { code?: string; iss?: string; error?: string },
): Promise<Result<LoginAnswer, Refusal>> => {
  const { across, ports, cookies } = context;
  const flow = await findOidcFlow(ports, cookies, id);
  if (!flow || !(await endFlow(ports, cookies, id))) return refuse('flowExpired');
  const { configurationId, back, nonce, verifier } = flow.details;
  const configuration = await across.ssoConfigurations.get(configurationId);
  if (!configuration?.enabled || !ports.sso) return refuse('ssoNotConfigured');
  if (error !== undefined || code === undefined) {
    ports.log.warn(
      { configuration: configurationId, error: error ?? 'no code' },
      'A provider refused a single sign-on',
    );
    return refuse(error === 'access_denied' ? 'providerDenied' : 'providerFailed');
  }
  const url = new URL(back);
  for (const [name, value] of Object.entries({ code, state: id, ...(iss !== undefined && { iss }) }))
    url.searchParams.set(name, value);
  const { sealedOidcSecret } = configuration;
  const secret = sealedOidcSecret === null ? '' : await ports.sealer.open(sealedOidcSecret);
  const verified = await ports.sso.oidc.verify({ ...configuration, secret }, { url, state: id, nonce, verifier });
  if (!verified.ok) {
    ports.log.warn({ configuration: configurationId, reason: verified.failure }, 'A single sign-on was refused');
    return refuse('providerFailed');
  }
  const { groups, ...person } = verified.value.person;
  return signInPerson(context, configurationId, { ...person, groups: [...groups] }, async () => true);
};
