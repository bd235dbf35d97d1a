/** Types of images that can be uploaded. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

export type PictureType = (typeof PICTURE_TYPES)[number];

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text).every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/**
 * Type of an image by its first bytes; undefined for all else, as for SVG, which can have scripts. Name and declared type
 * of a file have no say. As WHATWG’s MIME Sniffing has it.
 */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | undefined => {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBPVP8', 8)) return 'image/webp';
  return startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a') ? 'image/gif' : undefined;
};
