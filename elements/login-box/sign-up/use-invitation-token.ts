import { useApp } from '../../kit/use-app.ts';

/** Whether somebody has come to sign-up by a link that a company shares. Source: product.md#sign-up. */
export const useHasInvitation = (): boolean => useApp().router.query().has('invitationToken');
