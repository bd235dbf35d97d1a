import * as v from 'valibot';
import { SOCIAL_PROVIDERS } from '../../../../core/contract/entities/social.ts';
import { ok, type Result } from '../../../../core/contract/failure.ts';
import { social } from '../../../../core/contract/social.ts';
import { authResponse, mfaRequired } from '../../checks/entities.ts';
import { email as emailField, jsonText, rawText, text } from '../../checks/fields.ts';
import { accountNotLinked, notFound, refuse, type Refusal } from '../../refusal.ts';
import { anyone, crossTenant, type CrossTenantContext, signedIn } from '../../rules.ts';
import { serve } from '../../serve.ts';
import {
  loginResponse,
  type ResolvedAccount,
  resolveAccount,
  startSessionOrChallenge,
} from '../../sign-in/start-session.ts';
import { scopeOfUser } from '../../sign-in/user-scope.ts';
import type { IdentityRecord } from '../../store/records.ts';
import { UniqueViolation } from '../../store/store.ts';
import { finishFlow } from './finish-flow.ts';
import { keepPending } from './pending-identity.ts';
import { activeProvider, customProviders, knownProviders } from './social-providers.ts';
import { nameOf, newcomer, openSocialAccount } from './social-sign-up.ts';
import type { SocialIdentity } from '../../social-sign-in.ts';

const common = { clientId: v.string(), redirectUrl: v.string(), active: v.boolean() };
const type = v.picklist(SOCIAL_PROVIDERS);

const providerV2 = v.object({
  type,
  ...common,
  authorizationUrl: v.string(),
  customised: v.literal(false),
  additionalScopes: v.array(v.string()),
  options: v.object({ displayName: v.string() }),
});

const customProvider = v.object({
  id: v.string(),
  type: v.literal('custom'),
  ...common,
  redirectUrlPattern: v.string(),
  authorizationUrl: v.string(),
  userInfoUrl: v.string(),
  scopes: v.string(),
  ssoLogoUrl: v.nullable(v.string()),
  displayName: v.string(),
});

const more = { isNewUser: v.boolean(), name: v.string() };

type Context = CrossTenantContext<typeof social.postlogin>;
type Outcome = Result<{ answer: Awaited<ReturnType<typeof loginResponse>>; isNewUser: boolean; name: string }, Refusal>;

/** Signs in to the account that an identity is linked to. */
const signIn = async (context: Context, known: IdentityRecord, identity: SocialIdentity): Promise<Outcome> => {
  const { across, ports, write } = context;
  const user = await across.users.get(known.userId);
  const { found, attempts } = user ? await resolveAccount(context, user.email) : {};
  if (!user || !found || !attempts) return refuse('methodDisabled');
  if (attempts.locked || attempts.reported) return refuse('accountLocked');
  if (!user.verified && !ports.config.allowNotVerifiedUsersLogin) return refuse('emailNotVerified');
  const opened = await write(found.scope, async (rows) => {
    const lastUsedAt = ports.clock.now().toISOString();
    await rows.identities.update({ id: known.id }, { lastUsedAt, email: identity.email, name: nameOf(identity) });
    return startSessionOrChallenge(rows, context, found, 'social');
  });
  return ok({ answer: await loginResponse(context, found, opened), isNewUser: false, name: user.name });
};

/** Opens an account for an identity that has a verified address; undefined where there is one by now. */
const signUp = async (context: Context, identity: SocialIdentity, email: string): Promise<Outcome | undefined> => {
  const { across, body, params, ports, write } = context;
  const provider = activeProvider(ports.config, params.provider);
  const { invitationToken } = body;
  const inviting = invitationToken === undefined ? undefined : await import('../../sign-in/invite-link.ts');
  const link = inviting && (await inviting.findInviteLink(across, ports, invitationToken ?? ''));
  if (link && !link.ok) return link;
  const joins = link?.value;
  if (joins && !inviting?.isFor(joins, { email })) return refuse('linkInvalid');
  if (!provider || (!joins && !ports.config.allowSignups)) return refuse('signUpsDisabled');
  const scope = await newcomer(context, email, joins);
  const given = { provider: provider.type, id: params.provider, identity, metadata: body.metadata ?? '{}', joins };
  const made = await write(scope, async (rows) => {
    const found = await openSocialAccount(rows, context, scope, given);
    // joined already: the session does not join again
    const { body: _, ...rest } = context;
    return found && { found, opened: await startSessionOrChallenge(rows, rest, found, 'social') };
  }).catch((cause: unknown) => {
    if (cause instanceof UniqueViolation) return 'taken' as const;
    throw cause;
  });
  if (made === 'taken') return undefined;
  if (!made) return refuse('linkInvalid');
  const { found, opened } = made;
  const { cookies } = context;
  return ok({
    answer: await loginResponse({ ports, cookies, write }, found, opened),
    isNewUser: true,
    name: nameOf(identity),
  });
};

/** Keeps an identity without an account for the sign-in of its owner, and refuses. */
const refuseUnlinked = async (
  { ports, cookies, params: { provider }, write }: Context,
  identity: SocialIdentity,
  owner: ResolvedAccount['user'] | undefined,
): Promise<Result<never, Refusal>> => {
  await keepPending(ports, cookies, { provider, identity, userId: owner?.id ?? null });
  if (!owner) return refuse('emailNotProvided');
  await write(scopeOfUser(owner), (rows) =>
    rows.audit({ action: 'Sign-in with an unlinked account', severity: 'Warning', details: { by: provider } }),
  );
  return accountNotLinked(owner.email);
};

/** Address of an identity, as accounts have it; undefined where the provider does not say that it is theirs. */
const verifiedEmail = ({ email, emailVerified }: SocialIdentity): string | undefined => {
  const checked = v.safeParse(emailField(), email);
  return emailVerified && checked.success ? checked.output : undefined;
};

/**
 * Decides what an identity is good for. A linked one signs in. An address alone links nothing: the owner of its account
 * signs in first. Without an account, a verified one opens one.
 */
const enter = async (context: Context, identity: SocialIdentity): Promise<Outcome> => {
  const { across } = context;
  const { issuer, subject } = identity;
  for (let tries = 0; ; tries += 1) {
    const [known] = await across.identities.find({ where: { issuer, subject } });
    if (known) return signIn(context, known, identity);
    const email = verifiedEmail(identity);
    if (email === undefined) return refuseUnlinked(context, identity, undefined);
    const [owner] = await across.users.find({ where: { email } });
    if (owner) return refuseUnlinked(context, identity, owner);
    const entered = await signUp(context, identity, email);
    // two sign-ups at once: the second finds the first
    if (entered || tries > 0) return entered ?? refuse('providerFailed');
  }
};

const listed = { answer: v.array(providerV2) };

/** Routes of social sign-in. Source: protocol/social.md#sign-in. */
export const socialRoutes = serve(social, {
  providersV1: anyone({
    answer: v.array(v.object({ type, ...common })),
    handle: async ({ ports }) =>
      ok(
        knownProviders(ports).map(({ type: name, clientId, redirectUrl, active }) => ({
          type: name,
          clientId,
          redirectUrl,
          active,
        })),
      ),
  }),
  providers: anyone({ ...listed, handle: async ({ ports }) => ok(knownProviders(ports)) }),
  ownProviders: signedIn({ ...listed, handle: async ({ ports }) => ok(knownProviders(ports)) }),
  customProviders: anyone({
    answer: v.object({ providers: v.array(customProvider) }),
    handle: async ({ ports }) => ok({ providers: customProviders(ports) }),
  }),

  // Ours: the server keeps verifier and redirect address, so those of the query are not read, nor is an ID token from a page
  postlogin: crossTenant('social.postlogin', 'proof', {
    params: v.object({ provider: text(50, 1) }),
    query: v.object({
      code: v.exactOptional(rawText(4096)),
      id_token: v.exactOptional(rawText(16_384)),
      redirectUri: v.exactOptional(rawText(2000)),
      code_verifier: v.exactOptional(rawText(128)),
      state: v.exactOptional(rawText(200)),
    }),
    body: v.object({ metadata: v.exactOptional(jsonText()), invitationToken: v.exactOptional(text(4096)) }),
    answer: v.union([v.object({ ...authResponse.entries, ...more }), v.object({ ...mfaRequired.entries, ...more })]),
    handle: async (context) => {
      const { params, ports, cookies, query } = context;
      if (!activeProvider(ports.config, params.provider)) return notFound('Provider');
      const proved = await finishFlow(
        ports,
        cookies,
        query,
        ({ action, provider }) => action === 'login' && provider === params.provider,
      );
      if (!proved.ok) return proved;
      const entered = await enter(context, proved.value.identity);
      if (!entered.ok) return entered;
      const { answer, isNewUser, name } = entered.value;
      // no password, none that is breached
      if ('isBreachedPassword' in answer) return refuse('methodDisabled');
      if (cookies.get('identity') !== undefined) cookies.set('identity', undefined);
      return ok({ ...answer, isNewUser, name });
    },
  }),
});
