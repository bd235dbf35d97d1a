import { createPreview, type Preview, PREVIEW_PERSON, type PreviewOptions } from 'fe-elements/preview';

/** Options of a preview with a person signed in. */
export interface PreviewSessionOptions extends PreviewOptions {
  /** Address of one of its people; `ada@acme.test` by default, an administrator. */
  as?: string;
}

/** Server in the page, without its simulated delay, at which a person is signed in: `createApp({ transport: preview.transport })`. */
export const previewSession = async ({
  as = PREVIEW_PERSON.email,
  ...options
}: PreviewSessionOptions = {}): Promise<Preview> => {
  const preview = createPreview({ delayed: false, ...options });
  const { status } = await preview.transport({
    method: 'POST',
    url: `${globalThis.location?.origin ?? 'http://localhost'}/frontegg/identity/resources/auth/v1/user`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: as, password: PREVIEW_PERSON.password }),
    credentials: 'include',
  });
  if (status !== 200) throw new Error(`The preview has no person with the address ${as}.`);
  return preview;
};
