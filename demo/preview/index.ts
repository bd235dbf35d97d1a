import type { Transport } from '../../core/client/transport.ts';
import { createPreview, type PreviewOptions } from './preview.ts';

export { createPreview };
export type { Preview, PreviewOptions } from './preview.ts';
export type { Network, NetworkState } from './network.ts';

/** The wire of a new server in this page. Reached by its own name alone: `import('fe-elements/preview')`. */
export const previewTransport = (options: PreviewOptions = {}): Transport => createPreview(options).transport;
