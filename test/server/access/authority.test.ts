import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../../demo/server/routes.ts';
import type { Route } from '../../../demo/server/serve.ts';
import { enter } from '../../kit/enter.ts';
import { ROOMY_LIMITS } from '../../kit/roomy-limits.ts';
import { openTestServer, type TestServer } from '../../kit/server.ts';
import { attemptsAt } from './attempts.ts';
import { openClimb } from './climb.ts';

/** Every call by which somebody who is signed in changes something. */
const writing = Object.entries(areas).flatMap(([area, routes]) =>
  routes.flatMap((route) => {
    const { rule, endpoint } = route;
    const isWriting = endpoint.method !== 'GET' && (rule.who === 'allowed' || rule.who === 'signedIn');
    return isWriting ? [[`${area}.${route.name}`, route] as const] : [];
  }),
);

/** Calls that take a proof, or a ceremony, that cannot be made up: none of them is let in. */
const PROVEN: readonly string[] = [
  'ownMfa.verifyNewAuthenticator',
  'ownMfa.verifyNewSms',
  'ownMfa.verifyNewWebAuthn',
  'passkeys.verify',
  'phones.verify',
  'users.changePassword',
  'invitations.join',
];

describe('what people may do', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = (await openTestServer()).configured({ limits: ROOMY_LIMITS });
  });
  afterAll(() => server.close());

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

  for (const [name, route] of writing)
    for (const groupsCount of [true, false])
      it(`is not more by ${name} than its caller could give, nor less of who is more powerful, where roles of groups ${groupsCount ? 'count' : 'do not count'}`, async () => {
        const { faults, statuses } = await climb(route, groupsCount);
        expect(faults).toEqual([]);
        // what never gets as far as to be decided shows nothing
        const isDecided = statuses.some((status) => ![400, 401].includes(status));
        expect(isDecided).toBe(!PROVEN.includes(name));
      });
});
