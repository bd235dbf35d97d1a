import * as v from 'valibot';
import { users } from '../../../core/contract/users.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { confirmAddress } from '../sign-in/confirm-address.ts';
import { loginResponse, startSessionOrChallenge } from '../sign-in/start-session.ts';
import { findLink, issueLink, consumeLink } from '../sign-in/links.ts';
import { hashNew } from '../sign-in/new-password.ts';
import { type PendingSignUps, pendingSignUpsOf } from '../sign-in/pending-sign-ups.ts';
import { requireStrategy } from '../sign-in/strategies.ts';
import { placeholderUser, scopeOfUser } from '../sign-in/user-scope.ts';
import { loginAnswer } from '../checks/entities.ts';
import { email, name, secret, text } from '../checks/fields.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { invalidField, refuse, type Refusal } from '../refusal.ts';
import { crossTenant, type CrossTenantContext } from '../rules.ts';
import type { LinkRecord, UserRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';

const PURPOSE = { purpose: 'activation' } as const;

interface Waiting {
  link: LinkRecord;
  user: UserRecord;
  drafts: PendingSignUps;
}

/** Finds an activation link, with its account and pending sign-ups. */
const findWaiting = async (
  { across, ports, cookies }: Pick<CrossTenantContext<typeof users.activate>, 'across' | 'ports' | 'cookies'>,
  given: { userId: string; token: string },
): Promise<Result<Waiting, Refusal>> => {
  const link = await findLink(across, ports, { ...given, ...PURPOSE });
  if (!link.ok) return link;
  const user = await across.users.get(link.value.userId);
  if (!user) return refuse('linkInvalid');
  if (user.verified) return refuse('linkAlreadyUsed');
  const drafts = await pendingSignUpsOf(across, ports, cookies, { userId: user.id, token: given.token });
  return ok({ link: link.value, user, drafts });
};

type Ports = CrossTenantContext<typeof users.activate>['ports'];

/** Checks whether a password must be set: people sign in by one, and none was set in this browser. */
const lacksPassword = ({ config }: Ports, { user, drafts: { here } }: Waiting): boolean =>
  requireStrategy(config, 'EmailAndPassword').ok && (here?.own ? user : here)?.passwordHash == null;

/** Name of the company that the sign-up's invitation link joins; undefined without one. */
const companyJoined = async (
  across: CrossTenantContext<typeof users.activate>['across'],
  ports: Ports,
  { user, drafts: { linked } }: Waiting,
): Promise<string | undefined> => {
  if (linked?.invitation == null) return undefined;
  const { companyName, findLinkByKey } = await import('../sign-in/invite-link.ts');
  const found = await findLinkByKey(across, ports, linked.invitation, user.id);
  return found.ok ? companyName(across, found.value.tenantId) : undefined;
};

/**
 * Fields that the page of an activation link must ask for. Reading does not consume the link.
 * Source: protocol/accounts.md#activation.
 */
export const activationStrategy = crossTenant<typeof users.activationStrategy>('users.activationStrategy', 'proof', {
  query: v.object({ userId: text(100), token: secret() }),
  answer: v.object({
    shouldSetPassword: v.boolean(),
    shouldSetName: v.exactOptional(v.boolean()),
    shouldSetCompany: v.exactOptional(v.boolean()),
    company: v.exactOptional(v.string()),
  }),
  handle: async (context) => {
    const { query, across, ports } = context;
    const found = await findWaiting(context, query);
    if (!found.ok) return found;
    const { here } = found.value.drafts;
    const shouldSetPassword = lacksPassword(ports, found.value);
    if (here) return ok({ shouldSetPassword });
    const company = await companyJoined(across, ports, found.value);
    const joining = company === undefined ? {} : { company };
    return ok({ shouldSetPassword, shouldSetName: true, shouldSetCompany: company === undefined, ...joining });
  },
});

/**
 * Verifies an address by the mailed link. The browser of the sign-up is signed in, as by a magic link; in any other, a
 * password and names are set, as those of the sign-up can be a stranger's, and the person signs in.
 * Source: protocol/accounts.md#activation; names and the email in the answer ours.
 */
export const activate = crossTenant<typeof users.activate>('users.activate', 'proof', {
  body: v.object({
    userId: text(100),
    token: secret(),
    password: v.exactOptional(secret()),
    name: v.exactOptional(name()),
    companyName: v.exactOptional(name()),
    recaptchaToken: v.exactOptional(text(4096)),
    lastTermsCheck: v.exactOptional(text(100)),
  }),
  answer: v.union([loginAnswer, v.object({ redirectLocation: v.exactOptional(v.string()), email: v.string() })]),
  handle: async (context) => {
    const { body, ports } = context;
    const found = await findWaiting(context, body);
    if (!found.ok) return found;
    const { link, user, drafts } = found.value;
    const { password } = body;
    const { name: called = drafts.here?.name, companyName = drafts.here?.companyName } = body;
    const lacks = lacksPassword(ports, found.value);
    if (lacks && password === undefined) return invalidField('password', 'required');
    const owner = { email: user.email, name: called, companyName };
    const hash = lacks && password !== undefined ? await hashNew(ports, password, owner) : ok(null);
    if (!hash.ok) return hash;
    const typed = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.companyName !== undefined && { companyName: body.companyName }),
      invitation: drafts.linked?.invitation ?? null,
    };
    const confirming = {
      input: { ...(!drafts.here && typed), ...(hash.value !== null && { passwordHash: hash.value }) },
      token: body.token,
      consume: (rows: Writer) => consumeLink(rows, ports, link),
    };
    const done = await confirmAddress(context, user, confirming, async (rows, owner) => ({
      owner,
      // who reads the mail proves no more than that
      admitted: drafts.here && (await startSessionOrChallenge(rows, context, owner, 'magicLink')),
    }));
    if (!done) return refuse('linkAlreadyUsed');
    return ok(done.admitted ? await loginResponse(context, done.owner, done.admitted) : { email: user.email });
  },
});

/**
 * Mails a new activation link if the address is unverified; the response is the same for every address.
 * Source: protocol/accounts.md#activation.
 */
export const resetActivation = crossTenant<typeof users.resetActivation>('users.resetActivation', 'mail', {
  body: v.object({ email: email() }),
  handle: async ({ body, across, from, ports, write }) => {
    const padTime = padResponseTime();
    const [found] = await across.users.find({ where: { email: body.email } });
    const user = found && !found.verified ? found : placeholderUser(from);
    await write(scopeOfUser(user), async (rows) => {
      await rows.mail.activation(user, () => issueLink(rows, ports, { userId: user.id, ...PURPOSE }));
      await rows.audit({ action: 'Activation email resent' });
    });
    await padTime();
    return ok(undefined);
  },
});
