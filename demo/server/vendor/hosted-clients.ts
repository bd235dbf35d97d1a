/** Application that signs people in by hosted login, as the operator describes it; its secret is in `FE_OAUTH_SECRETS`. */
export interface HostedClient {
  clientId: string;
  /** Name on the page that asks for consent. */
  name: string;
  /** Whether it is the operator's own: no consent, and its access tokens are those of the API. */
  firstParty: boolean;
  /** Addresses that a code can be sent to, compared exactly. */
  redirectUris: readonly string[];
  /** Addresses that a sign-out can return to, compared exactly. */
  postLogoutRedirectUris?: readonly string[];
  /** Address of its logo, for the page that asks for consent. */
  logoUrl?: string;
}

/** Rules of hosted login. */
export interface HostedLoginDefinition {
  clients: readonly HostedClient[];
}

/** Origins of the pages of first-party applications, which can call the server with cookies. */
export const hostedOrigins = ({ clients }: HostedLoginDefinition): string[] => {
  const addresses = clients.filter(({ firstParty }) => firstParty).flatMap(({ redirectUris }) => redirectUris);
  const pages = addresses.filter((address) => /^https?:/.test(address));
  return [...new Set(pages.map((address) => new URL(address).origin))];
};

/** Faults of the operator's applications: one sentence each, with its key. */
export const hostedFaults = (
  { clients }: HostedLoginDefinition,
  { clientIds, authPages }: { clientIds: readonly string[]; authPages: boolean },
): string[] => [
  ...clients.flatMap(({ clientId, firstParty }, at) => [
    ...(clients.findIndex((other) => other.clientId === clientId) < at
      ? [`hostedLogin.clients.${at}.clientId: ${clientId} is there twice`]
      : []),
    // an access token of the API has it as its audience
    ...(!firstParty && clientIds.includes(clientId)
      ? [`hostedLogin.clients.${at}.firstParty: must be true, as ${clientId} is one of clientIds`]
      : []),
  ]),
  ...(clients.length > 0 && !authPages ? ['hostedLogin.clients: need authPages'] : []),
];
