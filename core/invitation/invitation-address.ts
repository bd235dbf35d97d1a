import type { App } from '../app-types.ts';
import { hashUrlFormat, pathUrlFormat } from '../router/url-format.ts';

/** Address of a company's shared invitation link, for an administrator to copy; anyone with it can join. */
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
