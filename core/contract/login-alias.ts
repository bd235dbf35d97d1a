/** Query parameter that names the tenant of a login address. Ours. */
export const LOGIN_ALIAS_PARAMETER = 'organization';

const IN_ADDRESS = /[?&]organization=([\w-]{1,40})/;

/** Alias or id of the tenant in a login address, in its query or behind the hash. Source: protocol/operator.md#custom-login. */
export const loginAliasIn = (href: string): string | undefined => IN_ADDRESS.exec(href)?.[1];
