import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAuthorized, type AccessSubject, type AccessRequirement } from '../../../core/session/access.ts';
import { covers } from '../../../core/contract/access.ts';
import { cpuMsOf } from '../../kit/cpu-time.ts';

const holder = (permissions: string[], roles: string[] = [], superUser?: true): AccessSubject => ({
  permissions: permissions.map((key) => ({ key })),
  roles: roles.map((key) => ({ key })),
  ...(superUser && { superUser }),
});

const rules: [title: string, who: AccessSubject, asked: AccessRequirement, opens: boolean][] = [
  ['nothing is asked', holder([]), {}, true],
  ['empty lists are asked', holder([]), { requiredPermissions: [], requiredRoles: [] }, true],
  ['one of the permissions is held', holder(['b']), { requiredPermissions: ['a', 'b'] }, true],
  ['none of the permissions is held', holder(['c']), { requiredPermissions: ['a', 'b'] }, false],
  ['a wildcard covers one of them', holder(['fe.secure.*']), { requiredPermissions: ['fe.secure.read.users'] }, true],
  ['one of the roles is held', holder([], ['B']), { requiredRoles: ['A', 'B'] }, true],
  ['none of the roles is held', holder([], ['C']), { requiredRoles: ['A', 'B'] }, false],
  ['a role is a wildcard', holder([], ['*']), { requiredRoles: ['A'] }, false],
  ['a role has the name of a permission', holder(['A']), { requiredRoles: ['A'] }, false],
  [
    'both are asked and the role alone is held',
    holder([], ['A']),
    { requiredPermissions: ['a'], requiredRoles: ['A'] },
    true,
  ],
  [
    'both are asked and the permission alone is held',
    holder(['a']),
    { requiredPermissions: ['a'], requiredRoles: ['A'] },
    false,
  ],
  ['they are a super user', holder([], [], true), { requiredPermissions: ['a'], requiredRoles: ['A'] }, true],
  [
    'they say they are one otherwise than by true',
    { ...holder([]), superUser: 'yes' as never },
    { requiredRoles: ['A'] },
    false,
  ],
];

describe("the client's access check", () => {
  for (const [title, who, asked, opens] of rules)
    it(`${opens ? 'grants' : 'denies'} where ${title}`, () => expect(isAuthorized(who, asked)).toBe(opens));
});

describe('a held key', () => {
  const keys = fc
    .array(fc.constantFrom('a', 'b', '.', '*', 'fe.', 'read'), { maxLength: 8 })
    .map((parts) => parts.join(''));

  it('covers matching keys, with * for any text', () =>
    fc.assert(
      fc.property(keys, keys, (held, wanted) => {
        const pattern = held
          .split('*')
          .map((part) => part.replaceAll('.', String.raw`\.`))
          .join('.*');
        expect(covers(held, wanted)).toBe(new RegExp(`^${pattern}$`, 's').test(wanted));
      }),
      { numRuns: 1000 },
    ));

  it('covers itself', () =>
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(covers(key, key)).toBe(true);
      }),
    ));
  it('without * covers nothing else', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (held, wanted) => {
        fc.pre(!held.includes('*') && held !== wanted);
        expect(covers(held, wanted)).toBe(false);
      }),
    ));
  it('is cheap to match, however many stars it has', async () => {
    const work = await cpuMsOf(() => expect(covers(`${'a*'.repeat(20_000)}b`, 'a'.repeat(40_000))).toBe(false));
    expect(work).toBeLessThan(1000);
  });
});
