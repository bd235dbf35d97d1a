import type { OperatorConfig } from '../vendor/config.ts';

/** Adds applications of hosted login to a configuration that names none: the product’s own, and one of a third party. */
export const withDemoClients = (config: OperatorConfig, publicUrl: string): OperatorConfig => {
  if (config.hostedLogin.clients.length > 0) return config;
  const own = new URL(publicUrl);
  const local = new URL(publicUrl);
  local.hostname = '127.0.0.1';
  // two names of this machine are two origins
  const origins = [own.origin, local.origin];
  const at = (...paths: string[]) => origins.flatMap((origin) => paths.map((path) => `${origin}${path}`));
  return {
    ...config,
    hostedLogin: {
      clients: [
        {
          clientId: config.clientIds[0] ?? 'demo',
          name: config.vendor.name,
          firstParty: true,
          redirectUris: at('/oauth/callback', '/hosted/oauth/callback'),
          postLogoutRedirectUris: at('/', '/hosted'),
        },
        {
          clientId: 'partner',
          name: 'Harbor Reports',
          firstParty: false,
          redirectUris: at('/hosted/partner'),
          postLogoutRedirectUris: at('/hosted/partner'),
        },
      ],
    },
  };
};
