import type { App } from '../app-types.ts';
import { hashUrlFormat, pathUrlFormat } from '../router/url-format.ts';

/** The address that a company shares so that whoever has it may join: what an administrator copies. */
export const invitationAddress = (
  { router, options }: Pick<App, 'router' | 'options'>,
  token: string,
  here = globalThis.location.href,
): string => {
  const placeIn = options.urlStrategy === 'hash' ? hashUrlFormat : pathUrlFormat;
  const place = placeIn({ href: () => here }, options.basename);
  const query = new URLSearchParams({ invitationToken: token });
  return new URL(place.href(router.routes.acceptInvitationUrl, query), here).href;
};
