import type { NewPerson } from '../../../adapters/testing/playwright/index.ts';

const API = '/frontegg/identity/resources';

/** Has a person's company ask everyone for a second factor, over the wire. */
export const forceFactors = async (server: string, { email, password }: NewPerson): Promise<void> => {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(server + API + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { accessToken } = await post('/auth/v1/user', { email, password });
  await post('/configurations/v1/mfa-policy', { enforceMFAType: 'Force' }, accessToken);
};
