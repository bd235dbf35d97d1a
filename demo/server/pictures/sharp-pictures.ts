import sharp from 'sharp';
import { PICTURE_PIXELS_MAX, PICTURE_SIDE } from '../../../core/contract/limits.ts';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { bounded } from '../limits/bounded.ts';
import type { PictureFault, Pictures, StoredPicture } from '../ports.ts';
import { type PictureType, pictureTypeOf } from './picture-type.ts';

/** Pictures decoded concurrently; each takes up to 100 MB. Ours. */
const AT_ONCE = 2;

/** Longest queue of waiting pictures; at about 50 ms each, the last waits a second. Ours. */
const WAITING = 16;

/** Timeout of one picture, in seconds: images of a few kilobytes can be made to decode for minutes. Ours. */
const SECONDS = 10;

/** Decoders that may run, of the many that libvips has; undefined names are of no use to an attacker. */
const DECODERS: Record<PictureType, string> = {
  'image/png': 'VipsForeignLoadPngBuffer',
  'image/jpeg': 'VipsForeignLoadJpegBuffer',
  'image/webp': 'VipsForeignLoadWebpBuffer',
  'image/gif': 'VipsForeignLoadNsgifBuffer',
};

sharp.cache(false);
// threads of one picture: several run at once, and Node's thread pool serves others too
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: Object.values(DECODERS) });

/** Options of reading: of an animation the first frame, and nothing that is cut off or damaged. */
const READING = { animated: false, pages: 1, failOn: 'error', limitInputPixels: PICTURE_PIXELS_MAX } as const;

const isTooWide = (cause: unknown) => cause instanceof Error && /pixel limit/i.test(cause.message);

const rebuild = async (bytes: Uint8Array): Promise<Result<StoredPicture, PictureFault>> => {
  if (!pictureTypeOf(bytes)) return failed('notImage');
  try {
    // reads the header alone
    const { width, height } = await sharp(bytes, READING).metadata();
    if (width * height > PICTURE_PIXELS_MAX) return failed('tooManyPixels');
    const { data } = await sharp(bytes, READING)
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover', withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return ok({ type: 'image/webp', bytes: new Uint8Array(data) });
  } catch (cause) {
    return failed(isTooWide(cause) ? 'tooManyPixels' : 'notImage');
  }
};

/**
 * Rebuilds pictures with sharp, a few at a time: decoded within limits, turned upright, cropped to a square and encoded again,
 * without metadata. Throws `Busy` where the queue is full.
 */
export const sharpPictures = (): Pictures => {
  const run = bounded(AT_ONCE, WAITING, 'Too many pictures are being read');
  return { rebuild: (bytes) => run(() => rebuild(bytes)) };
};
