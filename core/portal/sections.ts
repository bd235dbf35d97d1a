/** The places of the portal's navigation. Source: product.md#navigation-sections. */
export const SECTIONS = [
  'profile',
  'privacy',
  'personalApiTokens',
  'account',
  'users',
  'groups',
  'roles',
  'security',
  'sso',
  'provisioning',
  'audits',
  'webhooks',
  'apiTokens',
  'usage',
  'subscriptions',
  'allAccounts',
] as const;

export type PortalSection = (typeof SECTIONS)[number];

export const isSection = (name: unknown): name is PortalSection => SECTIONS.some((section) => section === name);

/** A section in an address: `personalApiTokens` is `personal-api-tokens`. */
export const slugOf = (section: PortalSection): string =>
  section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The section of a part of an address; the protocol's `subscription` is `subscriptions`.
 * Source: product.md#portal-tabs.
 */
export const sectionAt = (slug: string | undefined): PortalSection | undefined =>
  slug === 'subscription' ? 'subscriptions' : SECTIONS.find((section) => slugOf(section) === slug || section === slug);
