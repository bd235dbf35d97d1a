import { useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useInvitation } from './use-invitation.ts';

const DAY_MS = 86_400_000;

/** Expiry of the invitation as text: the day, with the hour if less than a day away, and the year if far away. */
export const useInvitationExpiry = (): string => {
  const locale = useHostState().locale.tag;
  const messages = useMessages('login-more').invitation.validate;
  const [{ invited }] = useInvitation();
  const [now] = useState(Date.now);
  if (!invited) return '';
  const end = new Date(invited.expires);
  const left = end.getTime() - now;
  const date = end.toLocaleString(locale, {
    day: 'numeric',
    month: 'long',
    ...(left < DAY_MS && { hour: 'numeric', minute: 'numeric' }),
    ...(left > 300 * DAY_MS && { year: 'numeric' }),
  });
  return messages.until({ date });
};
