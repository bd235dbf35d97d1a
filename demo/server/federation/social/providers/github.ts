import * as v from 'valibot';
import type { SocialIdentity } from '../../../social-sign-in.ts';
import type { Exchange } from './exchange.ts';

const person = v.object({ id: v.number(), login: v.string(), name: v.nullish(v.string()) });
const emails = v.array(v.object({ email: v.string(), primary: v.boolean(), verified: v.boolean() }));

/**
 * Identity at GitHub, which has no OpenID Connect. The address of the profile can be empty and is never checked, so the
 * primary and verified one of the list of addresses counts.
 */
export const githubIdentity = async ({ read, setting: { baseUrl } }: Exchange): Promise<SocialIdentity> => {
  const api = baseUrl === undefined ? 'https://api.github.com' : `${baseUrl}/api/v3`;
  const { id, login, name } = v.parse(person, await read(`${api}/user`));
  const all = v.safeParse(emails, await read(`${api}/user/emails`));
  const primary = all.success ? all.output.find((one) => one.primary && one.verified) : undefined;
  return {
    issuer: baseUrl ?? 'https://github.com',
    subject: String(id),
    email: primary?.email ?? '',
    emailVerified: primary !== undefined,
    name: name || login,
  };
};
