import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areas } from '../../../../demo/server/routes.ts';
import type { Route } from '../../../../demo/server/serve.ts';
import type { Writer } from '../../../../demo/server/store/store.ts';
import { enter } from '../../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';
import { attemptsAt } from '../../../kit/authority/attempts.ts';
import { fetchMetadata, testProviders } from '../../../kit/sso/test-providers.ts';
import { type Climb, openClimb } from '../../../kit/authority/climb.ts';

/** Every call by which a person who is signed in changes something. */
const writing = Object.entries(areas).flatMap(([area, routes]) =>
  routes.flatMap((route) => {
    const { rule, endpoint } = route;
    const isWriting = endpoint.method !== 'GET' && (rule.access === 'allowed' || rule.access === 'signedIn');
    return isWriting ? [[`${area}.${route.name}`, route] as const] : [];
  }),
);

/** Calls that take a proof, a ceremony or an image that cannot be made up: none of them is let in. */
const PROVEN: readonly string[] = [
  'ownMfa.verifyNewAuthenticator',
  'ownMfa.verifyNewSms',
  'ownMfa.verifyNewWebAuthn',
  'ownMfa.verifyNewEmail',
  'ownMfa.verifyEnroll',
  'passkeys.verify',
  'socialLinks.add',
  'phones.verify',
  'profile.saveImage',
  'profile.verifyPhone',
  'users.changePassword',
  'invitations.join',
];

describe('a caller’s authority', () => {
  let server: TestServer;
  // each has a store of its own: to read one company in memory is to look through the rows of all
  beforeEach(async () => {
    const opened = await openTestServer();
    const ports = { sso: await testProviders(opened.ports), fetch: fetchMetadata, dev: true };
    server = opened.configured({ limits: ROOMY_LIMITS }, ports);
  });
  afterEach(() => server.close());

  /** Makes a call in every way there is to make it; what was wrong then, and which answers came. */
  const climb = async (route: Route, groupsCount: boolean) => {
    const company = await openClimb(server, groupsCount);
    const before = await company.standings();
    const faults: string[] = [];
    const statuses = new Set<number>();
    const { climber } = company;
    for (const input of attemptsAt(route, company.candidates)) {
      const call = () => climber.call(route.endpoint, input);
      const first = await call();
      // the attempt before may have ended the session
      if (first.status === 401) climber.token = (await enter(server, company.address)).token;
      const { status, value } = first.status === 401 ? await call() : first;
      statuses.add(status);
      if (status >= 400) continue;
      const after = await company.standings();
      const found = [...company.wrong(before, after), ...company.wrongToBe(after, value)];
      faults.push(...found.map((fault) => `${JSON.stringify(input)}: ${fault}`));
      await company.restore();
    }
    return { faults, statuses: [...statuses] };
  };

  const changes: Readonly<Record<string, (rows: Writer, climb: Climb) => Promise<unknown>>> = {
    'a role that they may not give became a default one': (rows, { rolesBeyond: [beyond] }) =>
      rows.roles.update({ id: beyond.id }, { isDefault: true }),
    'a role of theirs became more powerful than they were': (rows, { ownRole }) =>
      rows.roles.update({ id: ownRole }, { level: 99 }),
    'a user lost a role more powerful than the caller': (rows, { tenantId, rolesBeyond: [, chief] }) =>
      rows.memberships.update({ tenantId, roleIds: { overlaps: [chief.id] } }, { roleIds: [] }),
    'a user became a super user': (rows, { address }) => rows.users.update({ email: address }, { superUser: true }),
    'the roles of groups were switched': (rows, { tenantId }) =>
      rows.groupConfigs.update({ tenantId }, { rolesEnabled: false }),
  };
  for (const [what, change] of Object.entries(changes))
    it(`is reported as wrong where ${what}`, async () => {
      const company = await openClimb(server, true);
      const before = await company.standings();
      await server.store.transaction((rows) => change(rows, company));
      expect(company.wrong(before, await company.standings())).not.toEqual([]);
      await company.restore();
      expect(company.wrong(before, await company.standings())).toEqual([]);
    });

  for (const [name, route] of writing)
    for (const groupsCount of [true, false])
      it(`cannot be raised by ${name}, nor taken from more powerful users, where roles of groups ${groupsCount ? 'count' : 'do not count'}`, async () => {
        const { faults, statuses } = await climb(route, groupsCount);
        expect(faults).toEqual([]);
        // what never gets as far as to be decided shows nothing
        const isDecided = statuses.some((status) => ![400, 401].includes(status));
        expect(isDecided).toBe(!PROVEN.includes(name));
      });
});
