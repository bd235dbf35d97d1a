import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Client } from '../../core/client/calls.ts';
import type { CheckoutScreen } from '../../core/checkout/save-card.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { useFeature } from '../kit/use-app.ts';
import { outsideTopLayer } from '../ui/modal/top-layer.ts';
import type { CardProviderHandle } from './card/use-card-provider.ts';

/** Screen of a checkout as its commands see it: calls, the card provider, and room for the bank's confirmation. */
export const useCheckoutScreen = (
  content: RefObject<HTMLElement | null>,
  load: CardProviderHandle['load'],
): CheckoutScreen => {
  const { call, runWithRetry } = useFeature(queriesFeature);
  const latest = useRef(load);
  useLayoutEffect(() => {
    latest.current = load;
  }, [load]);
  return useMemo(() => {
    const callAgain: Client['call'] = (...request) => runWithRetry(() => call(...request));
    return {
      call: callAgain,
      // the language can change while it is open
      provider: () => latest.current(),
      challenge: (work) => (content.current ? outsideTopLayer(content.current, work) : work()),
    };
  }, [call, content, runWithRetry]);
};
