import type { HostedLogin, HostedRequest } from './hosted-login.ts';
import { SIGNING_ALGORITHMS } from '../../keys/signing-algorithms.ts';
import type { Ports } from '../../ports.ts';
import type { NavigationContext } from '../navigation.ts';
import { authorize, push, resume } from './authorize.ts';
import type { Hosted } from './hosted.ts';
import { hostedPages } from './hosted-pages.ts';
import { hostedProvider } from './hosted-provider.ts';
import { hostedRequests } from './hosted-requests.ts';
import { decide, interact } from './interaction.ts';
import { logout } from './logout.ts';
import { oauthRows } from './oauth-rows.ts';
import { revoke, silent, token, userinfo } from './token-requests.ts';

const REQUESTS: Readonly<Record<HostedRequest, (hosted: Hosted, context: NavigationContext) => Promise<Response>>> = {
  authorize,
  resume,
  interaction: interact,
  decision: decide,
  token,
  silent,
  pushed: push,
  revoke,
  userinfo,
  logout,
};

/** Context of a request for the metadata, which no browser sends. */
const forMetadata = (ports: Ports): NavigationContext => ({
  ports,
  request: new Request(ports.publicUrl),
  params: {},
  cookies: { get: () => undefined, flows: () => [], set: () => undefined },
  from: { ip: null, userAgent: null, language: 'en' },
  write: () => Promise.reject(new Error('The metadata is only read')),
  network: null,
});

/**
 * Opens hosted login for the applications of the configuration, by oidc-provider over the store. `secrets` are those of
 * confidential applications, by client id.
 */
export const openHosted = async (ports: Ports, secrets: Readonly<Record<string, string>>): Promise<HostedLogin> => {
  const { clients } = ports.config.hostedLogin;
  const rows = oauthRows(ports);
  const pages = await hostedPages();
  const provider = await hostedProvider({
    ports,
    rows,
    clients,
    secrets,
    errorPage: ({ headers }, error) =>
      pages.failure({ language: headers['accept-language'] ?? '', vendor: ports.config.vendor.name }, error),
  });
  const requests = hostedRequests(provider, ports.publicUrl);
  const hosted: Hosted = {
    ports,
    provider,
    requests,
    rows,
    pages,
    secrets,
    clientOf: (clientId) => clients.find((one) => one.clientId === clientId),
  };
  provider.on('server_error', (_, error) =>
    ports.log.error({ error: error instanceof Error ? error.stack : 'unknown' }, 'hosted login broke'),
  );
  let metadata: Readonly<Record<string, unknown>> | undefined;
  return {
    metadata: async () => {
      if (metadata) return metadata;
      const path = '/.well-known/openid-configuration';
      const answer = await requests.forward(forMetadata(ports), { method: 'GET', path });
      metadata = {
        ...((await answer.json()) as Readonly<Record<string, unknown>>), // of oidc-provider
        response_modes_supported: ['query'],
        id_token_signing_alg_values_supported: SIGNING_ALGORITHMS,
        end_session_endpoint: `${ports.publicUrl}/frontegg/oauth/logout`,
      };
      return metadata;
    },
    answer: (asked, context) => REQUESTS[asked](hosted, context),
  };
};
