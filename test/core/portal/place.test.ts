import { describe, expect, it } from 'vitest';
import { keepPlace, type PlaceKeeper, type Routing } from '../../../core/portal/keep-place.ts';
import { type Place, readPlace, writePlace } from '../../../core/portal/place.ts';
import { openPage } from '../kit/page.ts';

const deep: Place = {
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

const open = (routing: Routing, at: string, basename?: string): [PlaceKeeper, ReturnType<typeof openPage>] => {
  const page = openPage(at);
  return [keepPlace({ routing, basename, address: page.address }), page];
};

describe('a place', () => {
  it.each<[string, Place]>([
    ['/', {}],
    ['/roles', { tab: 'roles' }],
    ['/personal-api-tokens?dialog=add', { tab: 'personalApiTokens', dialog: 'add' }],
    ['/security/ipRestrictions', { tab: 'security', subTab: 'ipRestrictions' }],
  ])('is written as %s and read from it', (text, place) => {
    expect(writePlace(place)).toBe(text);
    expect(readPlace(text)).toEqual(place);
  });

  it('comes back whole, with row, dialog, search, filters, order and page', () =>
    expect(readPlace(writePlace(deep))).toEqual(deep));

  it('leaves out the name of a tab that stands alone', () => {
    expect(writePlace({ tab: 'roles', dialog: 'add' }, 'roles')).toBe('/?dialog=add');
    expect(readPlace('/?dialog=add', 'roles')).toEqual({ tab: 'roles', dialog: 'add' });
  });

  it.each(['/%E0%A4%A', '/nowhere/at/all?page=-1&sort=name&filter.&__proto__=1', '???', '/roles?page=1e400', ''])(
    'is read from %s without a fault',
    (text) => expect(() => writePlace(readPlace(text))).not.toThrow(),
  );
});

describe('the place of a portal', () => {
  it('in memory leaves the address alone', () => {
    const [keeper, page] = open('memory', 'https://app.test/host?x=1');
    keeper.go({ tab: 'roles' });
    expect(keeper.current()).toEqual({ tab: 'roles' });
    expect(keeper.href({ tab: 'roles' })).toBeUndefined();
    expect(page.address.href()).toBe('https://app.test/host?x=1');
  });

  it('behind the hash keeps the page’s own path and query', () => {
    const [keeper, page] = open('hash', 'https://app.test/host?x=1#/roles?dialog=add');
    expect(keeper.current()).toEqual({ tab: 'roles', dialog: 'add' });
    keeper.go({ tab: 'users' });
    expect(page.address.href()).toBe('https://app.test/host?x=1#/users');
  });

  it('in the path begins below its base, which it never leaves', () => {
    const [keeper, page] = open('path', 'https://app.test/portal', '/portal');
    expect(keeper.current()).toEqual({});
    keeper.go({ tab: 'roles', dialog: 'add' });
    expect(page.address.href()).toBe('https://app.test/portal/roles?dialog=add');
    expect(keeper.href({})).toBe('/portal');
  });

  it('follows the browser back and forth, and tells of each move once', () => {
    const [keeper, page] = open('path', 'https://app.test/portal', '/portal');
    const told: (string | undefined)[] = [];
    keeper.subscribe(() => told.push(keeper.current().tab));
    keeper.go({ tab: 'roles' });
    keeper.go({ tab: 'users' });
    page.back();
    page.forward();
    expect(told).toEqual(['roles', 'users', 'roles', 'users']);
  });

  it('has the host move the page where it does that itself', () => {
    const page = openPage('https://app.test/portal');
    const moves: unknown[] = [];
    const onRedirectTo = (path: string, how: unknown) => void moves.push([path, how]);
    keepPlace({ routing: 'path', basename: '/portal', address: page.address, onRedirectTo }).go({ tab: 'roles' });
    expect(moves).toEqual([['/portal/roles', { replace: false }]]);
  });
});
