import { useEffect, useRef, useState } from 'react';
import { profile } from '../../../../core/contract/profile.ts';
import type { EmailChange } from '../../../../core/contract/entities/email-change.ts';
import { useCall } from '../../../kit/use-call.ts';

/** Answer of the calls about a change of address. */
export type ChangeAnswer = NonNullable<NonNullable<typeof profile.emailChange.types>['answer']>;

/** Interval in milliseconds at which a change that waits for its links is read again, while the page is seen. Ours. */
const READ_MS = 5000;

/**
 * Change of address that waits for its links, which are opened elsewhere; `null` once one that was shown is over,
 * undefined where there was none.
 */
export const useEmailChange = (enabled: boolean): EmailChange | null | undefined => {
  const { value, refetch } = useCall(profile.emailChange, {}, { enabled });
  const change = value?.change ?? undefined;
  const [wasOpen, setWasOpen] = useState(false);
  if (change && !wasOpen) setWasOpen(true);
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  const waits = change !== undefined;
  useEffect(() => {
    if (!waits) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(read, READ_MS);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [waits]);
  return change ?? (wasOpen ? null : undefined);
};
