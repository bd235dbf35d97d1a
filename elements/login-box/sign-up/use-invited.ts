import { useApp } from '../../kit/use-app.ts';

/** Whether somebody has come to sign-up by a link that a company shares. Source: reference "account vs user variant". */
export const useInvited = (): boolean => useApp().router.query().has('invitationToken');
