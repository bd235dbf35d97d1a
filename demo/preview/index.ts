import type { Transport } from '../../core/transport.ts';
import { SEEDED_PASSWORD } from '../server/dev/people.ts';
import { createPreview, previewCardProvider, type PreviewOptions } from './preview.ts';

export { createPreview, previewCardProvider };
export type { Preview, PreviewOptions } from './preview.ts';
export type { Network, NetworkState } from './network.ts';

/** User of previews that need a session. */
export const PREVIEW_PERSON = { email: 'ada@acme.test', password: SEEDED_PASSWORD };

/** The wire of a new server in this page. Reached by its own name alone: `import('fe-elements/preview')`. */
export const previewTransport = (options: PreviewOptions = {}): Transport => createPreview(options).transport;
