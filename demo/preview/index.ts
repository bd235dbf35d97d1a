import type { Transport } from '../../core/transport.ts';
import { SEEDED_PASSWORD } from '../server/dev/people.ts';
import { createPreview, previewCardProvider, type PreviewOptions } from './preview.ts';

export { createPreview, previewCardProvider };
export type { Preview, PreviewOptions } from './preview.ts';
export type { Network, NetworkState } from './network.ts';

/** User of previews that need a session. */
export const PREVIEW_PERSON = { email: 'ada@acme.test', password: SEEDED_PASSWORD };

/** Tests whether a page, or a shadow root in it, has a login box. */
const hasLoginBox = (root: ParentNode): boolean =>
  root.querySelector('fe-login-box') !== null ||
  Array.from(root.querySelectorAll('*')).some(({ shadowRoot }) => shadowRoot !== null && hasLoginBox(shadowRoot));

/** Person of previews whose page has no way to sign in. Ours: a login box is there to be tried. */
const personOf = (page: Document | undefined): string | undefined =>
  page === undefined || hasLoginBox(page) ? undefined : PREVIEW_PERSON.email;

/**
 * The wire of a new server in this page, where an administrator of the demo company is signed in unless the page has a
 * login box. Reached by its own name alone: `import('fe-elements/preview')`.
 */
export const previewTransport = (options: PreviewOptions = {}): Transport =>
  createPreview({ as: () => personOf(globalThis.document), ...options }).transport;
