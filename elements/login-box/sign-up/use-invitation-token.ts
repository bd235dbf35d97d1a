import { useApp } from '../../kit/use-app.ts';

/** Whether the sign-up came by a company's shared invitation link. Source: product.md#sign-up. */
export const useHasInvitation = (): boolean => useApp().router.query().has('invitationToken');
