import * as v from 'valibot';
import type { SignUpResponse } from '../../../core/contract/entities/auth.ts';
import type { TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { users } from '../../../core/contract/users.ts';
import { ok } from '../../../core/contract/failure.ts';
import { type SessionOrChallenge, loginResponse } from '../sign-in/start-session.ts';
import { requireEmailDomain } from '../email-domains/email-domain-rule.ts';
import { issueLink } from '../sign-in/links.ts';
import { keepPendingSignUp, markSignUp, type PendingSignUp } from '../sign-in/pending-sign-ups.ts';
import { requireStrategy, allowsLocalAccounts } from '../sign-in/strategies.ts';
import { scopeOfUser } from '../sign-in/user-scope.ts';
import { withdrawnId } from '../sign-in/withdrawn-invitations.ts';
import { hashNew } from '../sign-in/new-password.ts';
import { openSession } from '../sign-in/sessions.ts';
import { signUpResponse } from '../checks/entities.ts';
import { email, jsonText, name, secret, text } from '../checks/fields.ts';
import { padResponseTime } from '../http/pad-response-time.ts';
import { challengeFor } from '../sign-in/challenge-for.ts';
import { invalidField, refuse } from '../refusal.ts';
import { crossTenant, type Effects, type WriteScope } from '../rules.ts';
import type { JoinLink } from '../sign-in/invite-link.ts';
import type { Ports } from '../ports.ts';
import type { UserRecord } from '../store/records.ts';
import { UniqueViolation, type Writer } from '../store/store.ts';
import { addUser, type NewAccount, type NewAccountInput, openAccount } from '../sign-in/open-account.ts';

/** Ids of no account, for the response to a known address; they are branded where they are made. */
const placeholderIds = () => ({ id: crypto.randomUUID() as UserId, tenantId: crypto.randomUUID() as TenantId });

/** Ids of a new account; they are branded where they are made. */
const newcomer = (email: string): WriteScope => ({
  tenantId: crypto.randomUUID() as TenantId,
  userId: crypto.randomUUID() as UserId,
  email,
});

/** Mails the link that confirms a sign-up; links of other sign-ups with the address remain valid. */
const askToConfirm = async (
  rows: Writer & Effects,
  ports: Ports,
  user: UserRecord,
  mark: string,
  draft: PendingSignUp,
) => {
  await rows.mail.activation(user, async () => {
    const token = await issueLink(rows, ports, { userId: user.id, purpose: 'activation', olderStay: true });
    await keepPendingSignUp(rows, ports, { userId: user.id, token, mark, draft });
    return token;
  });
};

/** Mails the owner of a known address that it was used again; of an unverified one, a link that verifies it. */
const tellOwner = async (
  rows: Writer & Effects,
  ports: Ports,
  owner: UserRecord,
  mark: string,
  draft: PendingSignUp,
) => {
  await rows.audit({ action: 'Sign-up with an existing address', severity: 'Warning' });
  if (owner.verified) await rows.mail.signUpAttempt(owner);
  else await askToConfirm(rows, ports, owner, mark, draft);
};

/** Creates an account in the company of an invitation link; undefined where the link has ended since. */
const joinCompany = async (
  rows: Writer,
  ports: Ports,
  link: JoinLink,
  scope: WriteScope,
  draft: NewAccountInput,
): Promise<NewAccount | undefined> => {
  const { joinPlace } = await import('../sign-in/invite-link.ts');
  const membership = await joinPlace(rows, ports, link, {
    userId: scope.userId,
    email: scope.email,
    activated: false,
  });
  return membership && { user: await addUser(rows, ports, scope, draft), membership };
};

/**
 * Opens an account. A repeated sign-up with an unverified address is stored beside the account: each mailed link confirms
 * its own sign-up. Where the address must be verified first, the response for a known address equals that for a new one,
 * ids and response time included, and only its owner is notified, by mail; where sign-up signs in at once, a known address
 * cannot be hidden. Source: product.md#sign-up.
 */
export const signUp = crossTenant<typeof users.signUp>('users.signUp', 'mail', {
  captcha: 'signup',
  body: v.object({
    email: email(),
    name: name(),
    // a sign-up by a company's link opens none
    companyName: v.exactOptional(name()),
    password: v.exactOptional(secret()),
    metadata: v.exactOptional(jsonText()),
    recaptchaToken: v.exactOptional(text(4096)),
    invitationToken: v.exactOptional(text(4096)),
  }),
  answer: signUpResponse,
  handle: async ({ body, across, ports, cookies, from, write }) => {
    const padTime = padResponseTime();
    const { invitationToken } = body;
    // loaded lazily: few sign-ups have an invitation link
    const inviting = invitationToken === undefined ? undefined : await import('../sign-in/invite-link.ts');
    const link = inviting && (await inviting.findInviteLink(across, ports, invitationToken ?? ''));
    if (link && !link.ok) return link;
    const joins = link?.value;
    if (joins && !inviting?.isFor(joins, body)) return invalidField('email', 'notChangeable');
    // before it is looked up, so that an address with an account is answered as one without
    const domain = joins && (await requireEmailDomain(across, ports, joins.tenantId, body.email));
    if (domain && !domain.ok) return domain;
    if (!joins && !allowsLocalAccounts(ports.config)) return refuse('signUpsDisabled');
    if (!joins && body.companyName === undefined) return invalidField('companyName', 'required');
    const byPassword = requireStrategy(ports.config, 'EmailAndPassword').ok;
    if (byPassword && body.password === undefined) return invalidField('password', 'required');
    const hash = byPassword && body.password !== undefined ? await hashNew(ports, body.password, body) : ok(null);
    if (!hash.ok) return hash;
    const shouldActivate = !ports.config.allowNotVerifiedUsersLogin;
    const draft: NewAccountInput = {
      name: body.name,
      companyName: body.companyName ?? '',
      metadata: body.metadata ?? '{}',
      passwordHash: hash.value,
      language: from.language,
    };

    const mark = await markSignUp(ports, cookies);
    const input = { ...draft, invitation: joins?.key ?? null };

    const open = async (): Promise<
      (NewAccount & { had: boolean; opened: SessionOrChallenge | undefined }) | 'linkEnded' | undefined
    > => {
      const [[owner], had] = await Promise.all([
        across.users.find({ where: { email: body.email } }),
        withdrawnId(across, body.email),
      ]);
      if (owner) {
        if (shouldActivate)
          await write(scopeOfUser(owner), (rows) => tellOwner(rows, ports, owner, mark, { ...input, own: false }));
        return undefined;
      }
      const scope = {
        ...newcomer(body.email),
        ...(had && { userId: had }),
        ...(joins && { tenantId: joins.tenantId }),
      };
      return write(scope, async (rows) => {
        const account = joins
          ? await joinCompany(rows, ports, joins, scope, draft)
          : await openAccount(rows, ports, scope, draft);
        if (!account) return 'linkEnded';
        await askToConfirm(rows, ports, account.user, mark, { ...input, own: true });
        if (inviting && joins) await inviting.noteJoining(rows, joins);
        else await rows.audit({ action: 'Signed up' });
        const { user } = account;
        const memberships = [account.membership];
        return {
          ...account,
          had: had !== undefined,
          opened: shouldActivate
            ? undefined
            : ((await challengeFor(rows, { ports, cookies }, { user, memberships }, 'password')) ??
              (await openSession(rows, ports, { ...scope, tenantIds: [scope.tenantId], from }))),
        };
      });
    };
    // two sign-ups at once with one address: the second finds the first
    const account = await open().catch((error: unknown) => {
      if (error instanceof UniqueViolation) return open();
      throw error;
    });

    if (account === 'linkEnded') return refuse('linkInvalid');
    if (shouldActivate) await padTime();
    else if (!account) return refuse('emailTaken');
    // a former inviter knows the id, and could tell by it that there was no account
    const { id: userId, tenantId } = (account && !(account.had && shouldActivate) && account.user) || placeholderIds();
    const answer: SignUpResponse = { shouldActivate, userId, tenantId };
    if (account?.opened) {
      const { user, membership, opened } = account;
      const found = { user, memberships: [membership], scope: scopeOfUser(user) };
      answer.authResponse = await loginResponse({ ports, cookies, write }, found, opened);
    }
    return ok(answer);
  },
});
