import { useCallback } from 'react';
import type { BillingDetails } from '../../core/contract/entities/billing.ts';
import { tenantNameIn, viewerIn } from '../../core/queries/queries.slice.ts';
import { useHostState } from '../kit/host-context.ts';
import { useAppState } from '../kit/use-app.ts';

/** Region of a BCP 47 tag, as `DE` of `de-DE`. */
const regionOf = (tag: string): string | undefined => {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
};

/**
 * Fills in billing details that were never saved: the company's name, the person's own email, and the country of their
 * language, where it tells one. Ours.
 */
export const useDefaultDetails = (): ((saved: BillingDetails) => BillingDetails) => {
  const email = useAppState((state) => viewerIn(state)?.email) ?? '';
  const company = useAppState(tenantNameIn) ?? '';
  const { tag } = useHostState().locale;
  return useCallback(
    (saved) => {
      const country = saved.address.country || regionOf(tag) || regionOf(navigator.language);
      return {
        ...saved,
        name: saved.name || company,
        email: saved.email || email,
        address: { ...saved.address, ...(country && { country }) },
      };
    },
    [company, email, tag],
  );
};
