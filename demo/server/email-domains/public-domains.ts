import type { PublicEmailDomains } from '../ports.ts';

/** Large services that the library's list lacks. Ours. */
const MORE = ['duck.com', 'fastmail.com', 'keemail.me', 'tuta.com', 'tuta.io', 'tutamail.com', 'tutanota.com'];

/** Domains of some 9,000 public email services, loaded on first use. */
export const publicDomainList = (): PublicEmailDomains => {
  let known: Promise<ReadonlySet<string>> | undefined;
  return {
    has: async (domain) => {
      known ??= import('email-providers').then(({ default: domains }) => new Set([...domains, ...MORE]));
      return (await known).has(domain);
    },
  };
};
