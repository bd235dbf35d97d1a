import * as v from 'valibot';
import type { AnyEndpoint } from '../../../../core/contract/endpoint.ts';
import type { SocialLink } from '../../../../core/contract/entities/social.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { socialLinks } from '../../../../core/contract/social.ts';
import { id, moment, oneOf, rawText, text } from '../../checks/fields.ts';
import { invalidField, notFound, refuse, type Refusal } from '../../refusal.ts';
import { type PersonContext, signedIn } from '../../rules.ts';
import { serve } from '../../serve.ts';
import { hasOtherWay } from '../../sign-in/other-way.ts';
import type { IdentityRecord } from '../../store/records.ts';
import { UniqueViolation } from '../../store/store.ts';
import type { OperatorConfig } from '../../vendor/config.ts';
import { returnAddress } from '../return-address.ts';
import { finishFlow } from './finish-flow.ts';
import { pendingFor } from './pending-identity.ts';
import { beginSocialFlow, PROMPTS } from './social-flow.ts';
import { activeProvider, displayNameOf } from './social-providers.ts';
import { identityRecord } from './social-sign-up.ts';
import type { SocialIdentity } from '../../social-sign-in.ts';

const pending = v.object({ provider: v.string(), displayName: v.string(), email: v.string(), name: v.string() });
const link = v.object({ id: id(), ...pending.entries, createdAt: moment(), lastUsedAt: moment() });

const linkView = (
  config: OperatorConfig,
  { id: linkId, provider, email, name, createdAt, lastUsedAt }: IdentityRecord,
): SocialLink => {
  const displayName = displayNameOf(config, provider);
  return { id: linkId, provider, displayName, email, name, createdAt, lastUsedAt };
};

type Person = PersonContext<AnyEndpoint>;

/** Identity to be linked: of a flow that the caller began, or the one that waits in this browser for them. */
const identityToLink = async (
  { ports, cookies, caller }: Person,
  { code, state }: { code?: string; state?: string },
): Promise<Result<{ provider: string; identity: SocialIdentity }, Refusal>> => {
  if (code === undefined && state === undefined) {
    const kept = await pendingFor(ports, cookies, caller.userId);
    return kept ? ok(kept) : refuse('flowExpired');
  }
  const proved = await finishFlow(
    ports,
    cookies,
    { code, state },
    ({ action, userId }) => action === 'link' && userId === caller.userId,
  );
  return proved.ok ? ok({ provider: proved.value.flow.provider, identity: proved.value.identity }) : proved;
};

/** Routes of the caller's accounts at providers. Source: protocol/social.md#links. */
export const socialLinkRoutes = serve(socialLinks, {
  list: signedIn({
    answer: v.object({ links: v.array(link) }),
    handle: async ({ own, caller: { userId }, ports }) => {
      const found = await own.identities.find({ where: { userId }, order: [['createdAt', 'asc']] });
      return ok({ links: found.map((record) => linkView(ports.config, record)) });
    },
  }),

  pending: signedIn({
    answer: v.nullable(pending),
    handle: async ({ caller, cookies, ports }) => {
      const kept = await pendingFor(ports, cookies, caller.userId);
      if (!kept) return ok(null);
      const { provider, identity } = kept;
      const displayName = displayNameOf(ports.config, provider);
      return ok({ provider, displayName, email: identity.email, name: identity.name });
    },
  }),

  // Ours: the owner's own request begins the flow, so that no other page can have an account linked
  authorize: signedIn({
    limit: 'question',
    fresh: true,
    body: v.object({
      provider: text(50, 1),
      redirectUri: text(2000, 1),
      prompt: v.exactOptional(oneOf(PROMPTS)),
    }),
    answer: v.object({ address: v.string() }),
    handle: async ({ body, caller, cookies, ports }) => {
      const { provider, redirectUri, prompt } = body;
      if (!activeProvider(ports.config, provider)) return notFound('Provider');
      const returnTo = returnAddress(ports, redirectUri);
      if (!returnTo) return invalidField('redirectUri', 'malformed');
      const begun = { provider, returnTo, userId: caller.userId, ...(prompt !== undefined && { prompt }) };
      const address = await beginSocialFlow(ports, cookies, begun);
      return address.ok ? ok({ address: address.value }) : refuse('providerFailed');
    },
  }),

  add: signedIn({
    limit: 'proof',
    fresh: true,
    body: v.object({ code: v.exactOptional(rawText(4096)), state: v.exactOptional(rawText(200)) }),
    answer: link,
    handle: async (context) => {
      const { body, own, caller, ports, cookies, write } = context;
      const user = await own.users.get(caller.userId);
      if (!user) return refuse('sessionEnded');
      const proved = await identityToLink(context, body);
      if (!proved.ok) return proved;
      const { provider, identity } = proved.value;
      const { issuer, subject } = identity;
      const [linked] = await own.identities.find({ where: { userId: user.id, issuer, subject } });
      if (cookies.get('identity') !== undefined) cookies.set('identity', undefined);
      if (linked) return ok(linkView(ports.config, linked));
      const record = identityRecord(ports, user.id, provider, identity);
      const kept = await write(async (rows) => {
        await rows.identities.insert(record);
        await rows.mail.factorAdded(user);
        await rows.audit({
          action: 'Account linked',
          severity: 'Success',
          details: { by: provider, identity: record.id },
        });
        return true;
      }).catch((cause: unknown) => {
        if (cause instanceof UniqueViolation) return false;
        throw cause;
      });
      return kept ? ok(linkView(ports.config, record)) : refuse('identityLinked');
    },
  }),

  remove: signedIn({
    fresh: true,
    params: v.object({ id: id() }),
    handle: async ({ own, params, caller: { userId }, ports, write }) => {
      const user = await own.users.get(userId);
      if (!user) return refuse('sessionEnded');
      const [record] = await own.identities.find({ where: { id: params.id, userId } });
      if (!record) return notFound('Link');
      const removed = await write(async (rows) => {
        // one removal of a person's methods at a time, so that two do not each leave the other's
        await rows.users.update({ id: userId }, { updatedAt: ports.clock.now().toISOString() });
        if (!(await hasOtherWay(rows, ports.config, user, record.id))) return 'last' as const;
        if ((await rows.identities.remove({ id: record.id, userId })) === 0) return false;
        await rows.mail.factorRemoved(user);
        const details = { by: record.provider, identity: record.id };
        await rows.audit({ action: 'Account unlinked', severity: 'Warning', details });
        return true;
      });
      if (removed === 'last') return refuse('lastSignInMethod');
      return removed ? ok(undefined) : notFound('Link');
    },
  }),
});
