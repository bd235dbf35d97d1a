import type { PublicEmailDomains } from '../ports.ts';

const COMMON = new Set([
  'aol.com',
  'gmail.com',
  'gmx.de',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'proton.me',
  'web.de',
  'yahoo.com',
  'yandex.ru',
]);

/** Domains of the largest public email services alone, for a preview. */
export const commonPublicDomains: PublicEmailDomains = { has: async (domain) => COMMON.has(domain) };
