import type { AppOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** Chooses the transport of an app's calls: the host's own, the server in the page for a preview, or the network. */
export const transportOf = ({ transport, previewMode }: AppOptions): (() => Promise<Transport>) => {
  let chosen: Promise<Transport> | undefined = transport && Promise.resolve(transport);
  const choose = async () => {
    if (previewMode) return (await import('fe-elements/preview')).previewTransport();
    return (await import('./axios-transport.ts')).axiosTransport;
  };
  return () => {
    chosen ??= choose().catch((error: unknown) => {
      // the chunk did not arrive: the next call tries again
      chosen = undefined;
      throw error;
    });
    return chosen;
  };
};
