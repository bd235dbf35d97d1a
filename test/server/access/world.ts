import type { SessionId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { issueLink } from '../../../demo/server/access/links.ts';
import type { LinkPurpose } from '../../../demo/server/store/records.ts';
import type { Browser } from '../../kit/browser.ts';
import { openCompany } from '../../kit/company.ts';
import { enter } from '../../kit/enter.ts';
import { aLockoutPolicy, aMembership, aPasswordHistoryPolicy, aPerson } from '../../kit/rows.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';

/** Who calls: without a token; an administrator of another company; one of ours without any permission; and ours. */
export const ACTORS = ['nobody', 'stranger', 'powerless', 'member', 'administrator'] as const;
export type Actor = (typeof ACTORS)[number];

const EMAILS: Readonly<Record<Exclude<Actor, 'nobody'>, string>> = {
  stranger: 'ada@globex.test',
  powerless: 'pip@acme.test',
  member: 'bo@acme.test',
  administrator: 'ada@acme.test',
};

/** Somebody of Acme who is none of the actors. */
const OTHER = 'cy@acme.test';

/** Two companies, of which whoever calls names Acme's people and things. */
export interface World {
  readonly server: TestServer;
  readonly acme: TenantId;
  /** A person of Acme who calls nothing. */
  readonly cy: UserId;
  readonly policyId: string;
  readonly lockoutPolicyId: string;
  browserOf(actor: Actor): Promise<Browser>;
  /** A fresh session of Cy's. */
  sessionOfCy(): Promise<SessionId>;
  /** A fresh link for somebody of Acme. */
  linkOf(email: string, purpose: LinkPurpose): Promise<{ userId: string; token: string }>;
  /** A password nobody has had. */
  newPassword(): string;
  /** What is Acme's, as one text: its rows, but for what looking on changes. */
  picture(): Promise<string>;
  /** Whatever names Acme or its people. */
  marks(): Promise<string[]>;
}

/** Opens both companies over the store the suite runs against. */
export const openWorld = async (): Promise<World> => {
  const server = (await openTestServer()).configured({
    limits: ROOMY_LIMITS,
    otherAuthStrategies: ['Code', 'MagicLink'],
  });
  const { store, ports } = server;
  const acme = server.acme.tenantId;
  await openCompany(store, server.acme.roleIds, 'globex.test');
  const [cy, pip] = [aPerson({ email: OTHER, tenantId: acme }), aPerson({ email: EMAILS.powerless, tenantId: acme })];
  const policy = aPasswordHistoryPolicy({ tenantId: acme });
  const lockoutPolicy = aLockoutPolicy({ tenantId: acme });
  const [ada] = await store.users.find({ where: { email: EMAILS.administrator } });
  await store.transaction(async (rows) => {
    for (const person of [cy, pip]) {
      await rows.users.insert({ ...person, passwordHash: ada?.passwordHash ?? null });
      await rows.memberships.insert(aMembership({ tenantId: acme, userId: person.id, roleIds: [] }));
    }
    await rows.passwordHistoryPolicies.insert(policy);
    await rows.lockoutPolicies.insert(lockoutPolicy);
  });
  let passwords = 0;

  return {
    server,
    acme,
    cy: cy.id,
    policyId: policy.id,
    lockoutPolicyId: lockoutPolicy.id,
    browserOf: async (actor) => (actor === 'nobody' ? server.browser() : enter(server, EMAILS[actor])),
    sessionOfCy: async () => {
      const { cookie = '' } = await enter(server, OTHER);
      return cookie.split('.')[0] as SessionId; // a refresh token names its session
    },
    linkOf: async (email, purpose) => {
      const [user] = await store.users.find({ where: { email } });
      if (!user) throw new Error(`There is no ${email}`);
      const link = { userId: user.id, purpose };
      return { userId: user.id, token: await store.transaction((rows) => issueLink(rows, ports, link)) };
    },
    newPassword: () => `Never-before-${(passwords += 1)}`,
    picture: async () => {
      const inAcme = { where: { tenantId: acme } };
      const rows = await Promise.all([
        store.tenants.find({ where: { id: acme } }),
        store.users.find(inAcme),
        store.memberships.find(inAcme),
        store.roles.find(),
        store.sessions.find(inAcme),
        store.links.find(),
        store.passwordHistoryPolicies.find(inAcme),
        store.lockoutPolicies.find(inAcme),
        store.sessionPolicies.find(inAcme),
      ]);
      return JSON.stringify(rows);
    },
    marks: async () => {
      const people = await store.users.find({ where: { tenantId: acme } });
      return [acme, 'acme.test', policy.id, lockoutPolicy.id, ...people.map(({ id }) => id)];
    },
  };
};
