/** Effect of a list of email domains: lets in these alone, or all others. Source: protocol/policies.md#email-domains. */
export const RESTRICTION_TYPES = ['ALLOW', 'BLOCK'] as const;
export type RestrictionType = (typeof RESTRICTION_TYPES)[number];

/** Email domain on one of a company's two lists. Source: protocol/policies.md#email-domains. */
export interface EmailDomainRestriction {
  id: string;
  /** In lower case and ASCII: `example.com`. */
  domain: string;
  type: RestrictionType;
}

/** How a company restricts email domains. Source: protocol/policies.md#email-domains. */
export interface EmailDomainConfig {
  /** Whether anything is restricted. */
  active: boolean;
  /** Whether domains of public email services are refused, too. */
  blockPublicDomains: boolean;
  /** List that counts. */
  listType: RestrictionType;
}
