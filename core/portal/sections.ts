/** The places of the portal's navigation. Source: SPEC §2 "Navigation sections". */
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

export type Section = (typeof SECTIONS)[number];

export const isSection = (name: unknown): name is Section => SECTIONS.some((section) => section === name);

/** A section in an address: `personalApiTokens` is `personal-api-tokens`. */
export const slugOf = (section: Section): string => section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The section of a part of an address; SPEC's `subscription` is `subscriptions`. Source: SPEC §2 "Portal tabs". */
export const sectionAt = (slug: string | undefined): Section | undefined =>
  slug === 'subscription' ? 'subscriptions' : SECTIONS.find((section) => slugOf(section) === slug || section === slug);
