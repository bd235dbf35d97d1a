import { describe, expect, it } from 'vitest';
import { isListed, mayOpen, NAVIGATION, navigationOf, type Viewer } from '../../../core/portal/navigation.ts';
import { SECTIONS, sectionAt, slugOf } from '../../../core/portal/sections.ts';

const holding = (...keys: string[]) => ({ permissions: keys.map((key) => ({ key })), roles: [] });
const viewer = (changes: Partial<Viewer> = {}): Viewer => ({
  holder: holding(),
  flags: {},
  ...changes,
});

const of = (wanted: string) => SECTIONS.filter((section) => NAVIGATION[section].visibility === wanted);

describe('the default navigation', () => {
  it('shows users, profile, privacy, account, security and audits always, all accounts by permission, and hides the rest', () => {
    expect(of('always').toSorted()).toEqual(['account', 'audits', 'privacy', 'profile', 'security', 'users']);
    expect(of('byPermissions')).toEqual(['allAccounts']);
    expect(of('hidden')).toHaveLength(SECTIONS.length - 7);
  });

  it('requires a feature flag for usage, roles and groups, and a permission for every tab but profile and privacy', () => {
    expect(SECTIONS.filter((section) => NAVIGATION[section].featureFlag)).toEqual(['groups', 'roles', 'usage']);
    expect(SECTIONS.filter((section) => NAVIGATION[section].permissions.length === 0)).toEqual(['profile', 'privacy']);
  });
});

describe('the operator’s navigation', () => {
  it('overrides the default, section by section and field by field', () => {
    const { roles, users } = navigationOf({ navigation: { roles: { visibility: 'byPermissions' } } });
    expect(roles).toEqual({ ...NAVIGATION.roles, visibility: 'byPermissions' });
    expect(users).toEqual(NAVIGATION.users);
  });

  it('changes permissions and removes a feature flag', () => {
    const { roles } = navigationOf({ navigation: { roles: { permissions: ['own.key'], featureFlag: null } } });
    expect(roles).toEqual({ visibility: 'hidden', permissions: ['own.key'] });
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'roles'],
    ['a list', { navigation: [] }],
    [
      'no visibility there is',
      { navigation: { roles: { visibility: 'sometimes', permissions: 'all', featureFlag: 1 } } },
    ],
    ['what every object has', { navigation: { __proto__: { roles: { visibility: 'always' } } } }],
  ])('leaves ours where it is %s', (_, metadata) => expect(navigationOf(metadata)).toEqual(NAVIGATION));
});

describe('a section', () => {
  const roles = { visibility: 'byPermissions', permissions: ['fe.secure.read.roles'], featureFlag: 'x' } as const;

  it.each<[string, boolean, Partial<Viewer>]>([
    [
      'for who may open it, while its flag is on',
      true,
      { flags: { x: 'on' }, holder: holding('fe.secure.read.roles') },
    ],
    ['for who holds them all', true, { flags: { x: 'on' }, holder: holding('fe.secure.*') }],
    ['not while its flag is off', false, { holder: holding('fe.secure.read.roles') }],
    ['not for who may not open it', false, { flags: { x: 'on' }, holder: holding('fe.secure.read.users') }],
    ['not for who may not open it', false, { flags: { x: 'on' } }],
    ['for a super user', true, { flags: { x: 'on' }, holder: { ...holding(), superUser: true } }],
  ])('is listed %s', (_, listed, changes) => expect(isListed(roles, viewer(changes))).toBe(listed));

  it('that is always visible is listed even without its permission', () => {
    expect(isListed(NAVIGATION.audits, viewer())).toBe(true);
    expect(mayOpen(NAVIGATION.audits, holding())).toBe(false);
  });

  it('has an address that is parsed back to it', () => {
    for (const section of SECTIONS) expect(sectionAt(slugOf(section))).toBe(section);
    expect(sectionAt('subscription')).toBe('subscriptions');
    expect(sectionAt('elsewhere')).toBeUndefined();
  });
});
