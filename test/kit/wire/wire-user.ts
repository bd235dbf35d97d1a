import type { WireClient } from './wire-client.ts';

const AUTH = '/identity/resources/auth/v1';
const USERS = '/identity/resources/users';

/** Claims of a token, without verification: part 1, base64url. Source: protocol/README.md#tokens. */
const decode = (token: string): Readonly<Record<string, unknown>> => {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>;
};

/** How an answer with an access token becomes a user, with tenants. Source: product.md#auth-response. */
const become = async (client: WireClient, answer: { accessToken?: string }) => {
  if (!answer.accessToken) return { user: answer, tenants: undefined };
  client.accessToken = answer.accessToken;
  const [me, authorization, tenants] = await Promise.all([
    client.get(`${USERS}/v2/me`),
    client.get(`${USERS}/v1/me/authorization`),
    client.get(`${USERS}/v3/me/tenants`),
  ]);
  return { user: { ...answer, ...decode(answer.accessToken), ...me, ...authorization }, tenants };
};

/** Signs in by password. */
export const wireLogin = async (client: WireClient, email: string, password: string) =>
  become(client, await client.post(`${AUTH}/user`, { email, password }));

/** Renews the session; without session per tenant the body's tenant is null. */
export const wireRefresh = async (client: WireClient) =>
  become(client, await client.post(`${AUTH}/user/token/refresh`, { tenantId: null }));

/** Signs out; what comes back is not looked at. */
export const wireLogout = async (client: WireClient) => {
  await client.post(`${AUTH}/logout`).catch(() => undefined);
  client.accessToken = undefined;
};
