import { describe, expect, it } from 'vitest';
import { createPortalHistory, type PortalHistory, type Routing } from '../../../core/portal/portal-history.ts';
import {
  type PortalLocation,
  parsePortalLocation,
  formatPortalLocation,
} from '../../../core/portal/portal-location.ts';
import { openPage } from '../kit/page.ts';

const deep: PortalLocation = {
  tab: 'users',
  row: 'u/1',
  dialog: 'delete',
  list: {
    search: 'a & b',
    sort: { column: 'createdAt', direction: 'desc' },
    filters: [{ field: 'role', operator: 'is', value: ['Admin', 'Read only'] }],
    page: 3,
  },
};

const open = (routing: Routing, at: string, basename?: string): [PortalHistory, ReturnType<typeof openPage>] => {
  const page = openPage(at);
  return [createPortalHistory({ routing, basename, address: page.address }), page];
};

/** A portal at its roles, after its users, with a form in which something was typed; who is asked answers by `leave`. */
const typing = (history: 'told' | 'untold') => {
  const page = openPage('https://app.test/portal/users');
  const asked: (() => void)[] = [];
  let dirty = false;
  const keeper = createPortalHistory({
    routing: 'path',
    basename: '/portal',
    address: page.address,
    history: history === 'told' ? page.history : { index: () => undefined, step: () => expect.unreachable() },
    leave: (then) => void (dirty ? asked.push(then) : then()),
  });
  keeper.go({ tab: 'roles' });
  dirty = true;
  const at = () => [keeper.current().tab, new URL(page.address.href()).pathname];
  return { page, keeper, at, asked, leave: () => asked.at(-1)?.() };
};

describe('a portal location', () => {
  it.each<[string, PortalLocation]>([
    ['/', {}],
    ['/roles', { tab: 'roles' }],
    ['/personal-api-tokens?dialog=add', { tab: 'personalApiTokens', dialog: 'add' }],
    ['/security/ipRestrictions', { tab: 'security', subTab: 'ipRestrictions' }],
  ])('is written as %s and read from it', (text, place) => {
    expect(formatPortalLocation(place)).toBe(text);
    expect(parsePortalLocation(text)).toEqual(place);
  });

  it('round-trips with row, dialog, search, filters, order and page', () =>
    expect(parsePortalLocation(formatPortalLocation(deep))).toEqual(deep));

  it('omits the name of a standalone tab', () => {
    expect(formatPortalLocation({ tab: 'roles', dialog: 'add' }, 'roles')).toBe('/?dialog=add');
    expect(parsePortalLocation('/?dialog=add', 'roles')).toEqual({ tab: 'roles', dialog: 'add' });
  });

  it.each(['/%E0%A4%A', '/nowhere/at/all?page=-1&sort=name&filter.&__proto__=1', '???', '/roles?page=1e400', ''])(
    'is read from %s without a fault',
    (text) => expect(() => formatPortalLocation(parsePortalLocation(text))).not.toThrow(),
  );
});

describe('the history of a portal', () => {
  it('in memory does not change the address', () => {
    const [keeper, page] = open('memory', 'https://app.test/host?x=1');
    keeper.go({ tab: 'roles' });
    expect(keeper.current()).toEqual({ tab: 'roles' });
    expect(keeper.href({ tab: 'roles' })).toBeUndefined();
    expect(page.address.href()).toBe('https://app.test/host?x=1');
  });

  it('in the hash keeps the page’s own path and query', () => {
    const [keeper, page] = open('hash', 'https://app.test/host?x=1#/roles?dialog=add');
    expect(keeper.current()).toEqual({ tab: 'roles', dialog: 'add' });
    keeper.go({ tab: 'users' });
    expect(page.address.href()).toBe('https://app.test/host?x=1#/users');
  });

  it('in the path stays below its base', () => {
    const [keeper, page] = open('path', 'https://app.test/portal', '/portal');
    expect(keeper.current()).toEqual({});
    keeper.go({ tab: 'roles', dialog: 'add' });
    expect(page.address.href()).toBe('https://app.test/portal/roles?dialog=add');
    expect(keeper.href({})).toBe('/portal');
  });

  it('follows Back and Forward, and announces each move once', () => {
    const [keeper, page] = open('path', 'https://app.test/portal', '/portal');
    const told: (string | undefined)[] = [];
    keeper.subscribe(() => told.push(keeper.current().tab));
    keeper.go({ tab: 'roles' });
    keeper.go({ tab: 'users' });
    page.back();
    page.forward();
    expect(told).toEqual(['roles', 'users', 'roles', 'users']);
  });

  describe('with unsaved changes', () => {
    it.each(['told', 'untold'] as const)('stays when the browser goes back, history %s', (history) => {
      const { page, asked, at, leave } = typing(history);
      page.back();
      expect([at(), asked.length]).toEqual([['roles', '/portal/roles'], 1]);
      page.back();
      expect([at(), asked.length]).toEqual([['roles', '/portal/roles'], 2]);
      leave();
      expect([at(), asked.length]).toEqual([['users', '/portal/users'], 2]);
    });

    it('restores the history', () => {
      const { page, keeper, at, leave } = typing('told');
      keeper.go({ tab: 'groups' });
      page.history.step(-2);
      expect([at(), page.history.index()]).toEqual([['groups', '/portal/groups'], 2]);
      expect(page.entries()).toEqual(['/portal/users', '/portal/roles', '/portal/groups']);
      leave();
      expect([at(), page.history.index()]).toEqual([['users', '/portal/users'], 0]);
      page.forward();
      expect([at(), page.history.index()]).toEqual([['users', '/portal/users'], 0]);
    });

    it('asks about navigations of the page, and not about its own', () => {
      const { page, keeper, asked, at, leave } = typing('told');
      page.visit('/portal/groups');
      expect([at(), asked.length]).toEqual([['roles', '/portal/roles'], 1]);
      leave();
      expect(at()).toEqual(['groups', '/portal/groups']);
      page.address.replace('/portal/users');
      expect([at(), asked.length]).toEqual([['groups', '/portal/groups'], 2]);
      keeper.go({ tab: 'roles' });
      expect([at(), asked.length]).toEqual([['roles', '/portal/roles'], 2]);
    });
  });

  it('lets the host navigate where it does so itself', () => {
    const page = openPage('https://app.test/portal');
    const moves: unknown[] = [];
    const onRedirectTo = (path: string, how: unknown) => void moves.push([path, how]);
    createPortalHistory({ routing: 'path', basename: '/portal', address: page.address, onRedirectTo }).go({
      tab: 'roles',
    });
    expect(moves).toEqual([['/portal/roles', { replace: false }]]);
  });
});
