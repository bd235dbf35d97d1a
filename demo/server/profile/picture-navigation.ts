import type { Navigation } from '../federation/navigation.ts';
import { PICTURE_PATH } from '../pictures/picture-address.ts';

/**
 * Seconds that a browser keeps a photo. Its address changes with each upload; one that was removed is gone from browsers
 * in a day, and no shared cache keeps it. Ours.
 */
const KEPT_SECONDS = 86_400;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const notFound = () => new Response(null, { status: 404 });

/**
 * Serves a photo to `<img>`, which can send no token: its id, which cannot be guessed, is known to those who were given
 * the address. Whatever the bytes were, a browser shows a picture or nothing. Source: OWASP File Upload Cheat Sheet.
 */
export const pictureNavigation: Navigation = {
  method: 'GET',
  path: PICTURE_PATH,
  handle: async ({ ports, request, params: { id = '' } }) => {
    const picture = UUID.test(id) ? await ports.store.scoped({ across: 'pictures' }).pictures.get(id) : undefined;
    if (!picture) return notFound();
    const tag = `"${picture.id}"`;
    const headers = {
      'cache-control': `private, max-age=${KEPT_SECONDS}, immutable`,
      'content-disposition': `inline; filename="photo.${picture.type.slice('image/'.length)}"`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      // pages of other origins show it
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      etag: tag,
    };
    if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers });
    const bytes = Uint8Array.from(atob(picture.data), (letter) => letter.charCodeAt(0));
    return new Response(bytes, { headers: { ...headers, 'content-type': picture.type } });
  },
};
