/** Bounds of a logo: its sides in pixels, and its length as a data URL. */
export interface LogoLimits {
  readonly width: number;
  readonly height: number;
  readonly characters: number;
}

/** Kinds of pictures that are taken. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
/** Largest file that is read, in bytes; what is kept of it is far smaller. Ours. */
export const LOGO_FILE_BYTES = 5 * 1024 * 1024;

/** Share of its sides that a picture keeps at each try. */
const SMALLER = 0.75;
const QUALITY = 0.9;

/**
 * Reads a picture and redraws it within the bounds, as a data URL: nothing of the file but its first frame is
 * kept. Undefined where it is no picture.
 */
export const readLogo = async (file: Blob, limits: LogoLimits): Promise<string | undefined> => {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture || picture.width === 0 || picture.height === 0) return undefined;
  const canvas = document.createElement('canvas');
  let scale = Math.min(1, limits.width / picture.width, limits.height / picture.height);
  for (; picture.width * scale >= 1 && picture.height * scale >= 1; scale *= SMALLER) {
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const type of ['image/png', 'image/webp']) {
      const url = canvas.toDataURL(type, QUALITY);
      if (url.length <= limits.characters) return url;
    }
  }
  return undefined;
};
