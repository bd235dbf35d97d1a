import type { NewPerson } from '../../../adapters/testing/playwright/index.ts';

const IDENTITY = '/frontegg/identity/resources';

/** Makes a call as a person, over the wire, signed in for it. */
const as = async <Answer>(server: string, { email, password }: NewPerson, path: string, body?: object) => {
  const headers = { 'content-type': 'application/json', authorization: '' };
  const ask = async <Value>(to: string, sent?: object): Promise<Value> => {
    const posted = sent && { method: 'POST', body: JSON.stringify(sent) };
    const response = await fetch(server + IDENTITY + to, { headers, ...posted });
    if (!response.ok) throw new Error(`${to} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { accessToken } = await ask<{ accessToken: string }>('/auth/v1/user', { email, password });
  headers.authorization = `Bearer ${accessToken}`;
  return ask<Answer>(path, body);
};

/** Invites an address to a person's company. */
export const invite = (server: string, host: NewPerson, email: string): Promise<unknown> =>
  as(server, host, '/users/v2', { email, provider: 'local' });

/** The address that a person's company shares, with a fresh link. */
export const shareLink = async (server: string, host: NewPerson): Promise<string> => {
  const { token } = await as<{ token: string }>(server, host, '/tenants/invites/v1/user', {});
  return `/account/invitation/accept?invitationToken=${token}`;
};

/** The names of the companies that a person belongs to. */
export const companiesOf = async (server: string, person: NewPerson): Promise<string[]> => {
  const { tenants } = await as<{ tenants: { name: string }[] }>(server, person, '/users/v3/me/tenants');
  return tenants.map(({ name }) => name);
};

/** Has a person's company keep out addresses of public email services. */
export const blockPublicDomains = (server: string, host: NewPerson): Promise<unknown> =>
  as(server, host, '/configurations/restrictions/v1/email-domain/config', {
    active: true,
    blockPublicDomains: true,
    listType: 'BLOCK',
  });
