/** The routes that mailed links lead to, with their default paths. Source: product.md#routes; `unlockUrl`, `keepAccountUrl` and `emailChangeUrl` ours. */
export const MAILED_ROUTES = {
  activateUrl: '/account/activate',
  acceptInvitationUrl: '/account/invitation/accept',
  resetPasswordUrl: '/account/reset-password',
  unlockUrl: '/account/unlock',
  keepAccountUrl: '/account/keep',
  emailChangeUrl: '/account/email',
  magicLinkCallbackUrl: '/account/login/magic-link',
} as const;

export type MailedRoute = keyof typeof MAILED_ROUTES;

/** Query parameters of a mailed link; `invitationToken` is that of a link which a company shares. */
export const LINK_FIELDS = ['userId', 'token', 'invitationToken'] as const;
