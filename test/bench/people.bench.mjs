import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { inviteInPortal } from './inviting.mjs';
import { scrollThrough } from './scrolling.mjs';
import { scratch, start } from './server.mjs';

const PEOPLE = 50_000;
/** Number of people whose list is scrolled in a browser. */
const SCROLLED = 5000;
const TIMES = 31;
const SERVER = fileURLToPath(new URL('../kit/peopled-server.mjs', import.meta.url));
const IDENTITY = '/frontegg/identity/resources';
const MEMBERS = '/frontegg/team/resources/members/v1';
const SORTS = ['name', 'email', 'createdAt', 'id', 'verified', 'isLocked', 'provider', 'tenantId'];
const ADA = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };

const queriesOf = ({ roleIds, groupId }) => [
  ['first page', MEMBERS],
  ['page in the middle', `${MEMBERS}?pageOffset=${PEOPLE / 40}`],
  ['last page', `${MEMBERS}?pageOffset=${PEOPLE / 20}`],
  ['last page by address', `${MEMBERS}?sortBy=email&pageOffset=${PEOPLE / 20}`],
  ['search of one letter', `${MEMBERS}?search=a`],
  ['search of a name', `${MEMBERS}?search=müller`],
  ['search of a name that comes late', `${MEMBERS}?search=jürgen`],
  ['search of one address', `${MEMBERS}?search=p43210@`],
  ['search without a result', `${MEMBERS}?search=unknown+person`],
  ...SORTS.flatMap((by) =>
    ['asc', 'desc'].map((way) => [`by ${by} ${way}`, `${MEMBERS}?sortBy=${by}&sortDirection=${way}`]),
  ),
  ['with a role', `${MEMBERS}?roleIds=${roleIds.ReadOnly}`],
  ['with a role that nearly all have', `${MEMBERS}?roleIds=${roleIds.Member}`],
  ['in a group', `${MEMBERS}?groups=${groupId}`],
  ['not confirmed', `${MEMBERS}?verified=false`],
  ['locked', `${MEMBERS}?isLocked=true`],
  ['of a provider', `${MEMBERS}?provider=saml`],
  ['of a provider, with a role, found by a name', `${MEMBERS}?provider=saml&roleIds=${roleIds.Member}&search=müller`],
  ['companies below included', `${MEMBERS}?includeSubTenants=true`],
  ['companies below included, in the middle', `${MEMBERS}?includeSubTenants=true&pageOffset=${PEOPLE / 40}`],
  ['companies below included, search of one address', `${MEMBERS}?includeSubTenants=true&search=p43210@`],
  ['how many', '/frontegg/team/resources/stats/v1/members'],
  ['all users', `${IDENTITY}/users/v2`],
  ['inactive', `${IDENTITY}/users/v3?_preset=inactive`],
  ['without a second factor', `${IDENTITY}/users/v3?_preset=mfa-unenrolled`],
];

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Time of the list's first page by that of `users/v2/me`, at the median, asked in turns. */
const besideMe = async (url, signedIn) => {
  const headers = { authorization: `Bearer ${(await signedIn.json()).accessToken}` };
  const paths = [MEMBERS, `${IDENTITY}/users/v2/me`];
  const took = paths.map(() => []);
  for (let time = 0; time < 10 * TIMES; time += 1)
    for (const [at, path] of paths.entries()) {
      const from = performance.now();
      await (await fetch(url + path, { headers })).text();
      took[at].push(performance.now() - from);
    }
  const [list, me] = took.map(median);
  return list / me;
};

const INVITED = 1000;

/** A server with so many people in Acme Robotics, for as long as `work` yields. */
const withPeople = async function* (count, work) {
  const { folder, remove } = await scratch();
  const server = await start(folder, { FE_DEV: '1' }, [SERVER]);
  try {
    server.child.send(count);
    await once(server.child, 'message');
    yield* work(server.url);
  } finally {
    await server.stop();
    await remove();
  }
};

const signInAt = (url) => {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${url}${IDENTITY}/auth/v1/user`, { method: 'POST', headers, body: JSON.stringify(ADA) });
};

const costOfList = async function* (url) {
  yield ['first page, as a multiple of users/v2/me', (await besideMe(url, await signInAt(url))).toFixed(2)];
};

const browserCost = async function* (url) {
  const { wheel, paging } = await scrollThrough(url, ADA);
  yield ['longest task at 4x CPU, scrolling', wheel];
  yield ['longest task at 4x CPU, page by page', paging];
};

/** Cost of the list's first page beside `users/v2/me`, with fifty thousand people. */
export const benchListCost = () => withPeople(PEOPLE, costOfList);

/** Tasks of the browser while a person scrolls and turns the pages of a list of people. */
export const benchScrolling = () => withPeople(SCROLLED, browserCost);

/** How long a page of fifty thousand people takes, at the median; what scrolling them costs a browser; many invitations. */
export const benchPeople = () =>
  withPeople(PEOPLE, async function* (url) {
    const signIn = () => signInAt(url);
    const lists = async () => {
      const { accessToken } = await (await signIn()).json();
      const ask = async (path) =>
        (await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } })).json();
      const { items } = await ask('/frontegg/team/resources/roles/v1');
      const { groups } = await ask(`${IDENTITY}/groups/v1?_groupsRelations=users`);
      const [largest] = groups.toSorted((one, other) => other.users.length - one.users.length);
      return { roleIds: Object.fromEntries(items.map(({ key, id }) => [key, id])), groupId: largest.id };
    };
    for (const [what, path] of queriesOf(await lists())) {
      const { accessToken } = await (await signIn()).json();
      const took = [];
      for (let time = 0; time < TIMES; time += 1) {
        const from = performance.now();
        const answer = await fetch(url + path, { headers: { authorization: `Bearer ${accessToken}` } });
        const { items, totalItems } = await answer.json();
        took.push(performance.now() - from);
        if (answer.status !== 200 || (items ?? totalItems) === undefined)
          throw new Error(`${path} was answered ${answer.status}`);
      }
      yield [`${PEOPLE} people, ${what}`, `${median(took).toFixed(1)} ms`];
    }
    yield* costOfList(url);
    yield* browserCost(url);
    const { checking, sending } = await inviteInPortal(url, ADA, INVITED);
    yield [`${INVITED} addresses pasted into the portal, until checked`, checking];
    yield [`${INVITED} addresses invited in the portal`, sending];
  });
