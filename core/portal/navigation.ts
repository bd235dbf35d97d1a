import { type AccessSubject, isAuthorized } from '../session/access.ts';
import type { FeatureFlags } from '../contract/entities/vendor.ts';
import { SECTIONS, type PortalSection } from './sections.ts';

/** Visibility of a section. Source: product.md#navigation-sections. */
export type Visibility = 'hidden' | 'always' | 'byPermissions';

/** Rule for the visibility of a section. */
export interface SectionRule {
  readonly visibility: Visibility;
  /** One of them is enough. */
  readonly permissions: readonly string[];
  readonly featureFlag?: string;
}

export type Navigation = Readonly<Record<PortalSection, SectionRule>>;

const rule = (visibility: Visibility, permission?: string | readonly string[], featureFlag?: string): SectionRule => ({
  visibility,
  permissions: permission ? [permission].flat() : [],
  ...(featureFlag && { featureFlag }),
});

// biome-ignore format: one line a section
/** Default rules of the sections. Source: product.md#navigation-sections, product.md#permission-keys. */
export const NAVIGATION: Navigation = {
  profile:           rule('always'),
  // Ours: a person's own password, factors and sessions need no permission
  privacy:           rule('always'),
  personalApiTokens: rule('hidden', 'fe.secure.read.userApiTokens'),
  account:           rule('always', 'fe.secure.read.accountSettings'),
  users:             rule('always', 'fe.secure.read.users'),
  // Ours: the protocol names two flags for three sections; groups go with roles
  groups:            rule('hidden', 'fe.secure.read.groups', 'fe-roles-page'),
  roles:             rule('hidden', 'fe.secure.read.roles', 'fe-roles-page'),
  security:          rule('always', 'fe.secure.read.securityPolicy'),
  sso:               rule('hidden', 'fe.secure.read.samlConfiguration'),
  provisioning:      rule('hidden', 'fe.secure.read.provisioningConfiguration'),
  audits:            rule('always', 'fe.secure.read.audits'),
  webhooks:          rule('hidden', 'fe.connectivity.read.webhooks'),
  apiTokens:         rule('hidden', 'fe.secure.read.tenantApiTokens'),
  usage:             rule('hidden', 'fe.usage.read', 'fe-usage-page'),
  // Ours: a person who may only read it has the section, too
  subscriptions:     rule('hidden', ['fe.subscriptions.*', 'fe.subscriptions.read']),
  allAccounts:       rule('byPermissions', 'fe.account-hierarchy.read.subAccount'),
};

const VISIBILITIES: readonly unknown[] = ['hidden', 'always', 'byPermissions'];
const isVisibility = (value: unknown): value is Visibility => VISIBILITIES.includes(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const own = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined;

/** The operator's word on a section over ours; what is no word on it leaves ours. */
const merged = (ours: SectionRule, theirs: unknown): SectionRule => {
  const [visibility, permissions, flag] = ['visibility', 'permissions', 'featureFlag'].map((name) => own(theirs, name));
  const { featureFlag, ...rest } = ours;
  // null takes the flag away
  const wanted = typeof flag === 'string' ? flag : flag === null ? undefined : featureFlag;
  return {
    ...rest,
    ...(isVisibility(visibility) && { visibility }),
    ...(isTexts(permissions) && { permissions }),
    ...(wanted && { featureFlag: wanted }),
  };
};

/** The navigation of a portal: ours, and the operator's metadata over it. Source: product.md#navigation-sections. */
export const navigationOf = (metadata: unknown): Navigation => {
  const theirs = own(metadata, 'navigation');
  // every section is in the list
  return Object.fromEntries(
    SECTIONS.map((section) => [section, merged(NAVIGATION[section], own(theirs, section))]),
  ) as Navigation;
};

/** Viewer of the navigation: permissions and flags. */
export interface Viewer {
  readonly holder: AccessSubject;
  readonly flags: FeatureFlags;
}

/** Whether a person has the permissions to open a section. */
export const mayOpen = ({ permissions }: SectionRule, holder: AccessSubject): boolean =>
  isAuthorized(holder, { requiredPermissions: permissions });

/**
 * Whether a section is listed in the navigation. One with `always` is listed even without the permissions to open it,
 * and then says why; `byPermissions` holds whether or not the operator has permissions enforced elsewhere.
 * Source: product.md#navigation-sections, product.md#portal.
 */
export const isListed = (section: SectionRule, { holder, flags }: Viewer): boolean => {
  if (section.visibility === 'hidden') return false;
  if (section.featureFlag && flags[section.featureFlag] !== 'on') return false;
  return section.visibility === 'always' || mayOpen(section, holder);
};
