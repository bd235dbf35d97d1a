/** The memberships that let somebody in: neither an invitation that is still open, nor one an administrator has closed. */
export const OPEN = { invitation: null, locked: false } as const;
