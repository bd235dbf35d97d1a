import { useCallback, useEffect, useState } from 'react';
import type { CardProvider } from '../../../core/browser/card-provider.ts';
import type { PaymentProviderConfiguration } from '../../../core/contract/entities/billing.ts';
import { loadCardProvider } from '../../../core/browser/load-card-provider.ts';
import type { Transport } from '../../../core/transport.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useApp } from '../../kit/use-app.ts';

/** Card provider of a screen. */
export interface CardProviderHandle {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly provider: CardProvider | undefined;
  /** Loads it, or waits until it is loaded; rejects where it is kept away. */
  load(): Promise<CardProvider>;
  retry(): void;
}

/** Loader of a preview's card fields, which are in the page. */
const previewed = (transport: Transport | undefined) => async () =>
  (await import('fe-elements/preview')).previewCardProvider(transport);

/** Providers by their script, key and language: each has frames of its own in the page. */
const made = new WeakMap<object, Map<string, CardProvider>>();

/** Loads the card provider's script of the configuration, and makes the provider once. */
export const useCardProvider = (configuration: PaymentProviderConfiguration | undefined): CardProviderHandle => {
  const { loadCardProvider: ownLoader, previewMode, transport } = useApp().options;
  const { language: locale } = useHostState().locale;
  const [found, setFound] = useState<{ by: unknown; provider?: CardProvider; failed?: boolean }>({ by: undefined });
  const load = useCallback(async (): Promise<CardProvider> => {
    if (!configuration?.scriptUrl) throw new Error('No card provider is configured');
    const { publishableKey, scriptUrl } = configuration;
    const key = [scriptUrl, publishableKey, locale].join(' ');
    const create = await (ownLoader ?? (previewMode ? previewed(transport) : loadCardProvider))(scriptUrl);
    const known = made.get(create) ?? new Map<string, CardProvider>();
    made.set(create, known);
    const one = known.get(key) ?? create(publishableKey, { locale });
    known.set(key, one);
    return one;
  }, [configuration, locale, ownLoader, previewMode, transport]);

  const start = useCallback(() => {
    let wanted = true;
    load().then(
      (provider) => wanted && setFound({ by: load, provider }),
      () => wanted && setFound({ by: load, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  useEffect(() => (configuration ? start() : undefined), [configuration, start]);

  const { provider, failed } = found.by === load ? found : {};
  const retry = () => {
    setFound({ by: load });
    start();
  };
  return { state: failed ? 'failed' : provider ? 'ready' : 'loading', provider, load, retry };
};
