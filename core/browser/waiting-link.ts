import { bare, carried, edited, keepWaiting, waitingLink } from './mailed-link.ts';

/** The address with the link that was taken out of it, while it is still the link's and no app has read it. */
export const withWaitingLink = (href: string): string => {
  const [where, query] = waitingLink().split('?');
  if (!query) return href;
  return edited(href, (part, sign) => {
    if (sign + bare(part.pathname) !== where || carried(part).length > 0) return false;
    for (const [field, value] of new URLSearchParams(query)) part.searchParams.set(field, value);
    return true;
  });
};

/** Drops the link that waits for this address: an app has read it, or has left it behind. */
export const dropWaitingLink = (): void => {
  if (withWaitingLink(location.href) !== location.href) keepWaiting('');
};
