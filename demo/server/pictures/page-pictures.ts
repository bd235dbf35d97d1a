import { PICTURE_PIXELS_MAX, PICTURE_SIDE } from '../../../core/contract/limits.ts';
import { failed, ok } from '../../../core/contract/failure.ts';
import type { Pictures, StoredPicture } from '../ports.ts';
import { pictureTypeOf } from './picture-type.ts';

/** Canvas encoders fall back to PNG for types they do not know. */
const TYPES: readonly StoredPicture['type'][] = ['image/webp', 'image/png'];

/** Rebuilds pictures of a preview with the page's own decoder and a canvas, which keeps neither metadata nor further frames. */
export const pagePictures = (): Pictures => ({
  inAddress: true,
  rebuild: async (bytes) => {
    const type = pictureTypeOf(bytes);
    if (!type) return failed('notImage');
    const decoded = await createImageBitmap(new Blob([bytes], { type })).catch(() => undefined);
    if (!decoded) return failed('notImage');
    const { width, height } = decoded;
    if (width * height > PICTURE_PIXELS_MAX) return failed('tooManyPixels');
    const crop = Math.min(width, height);
    const side = Math.min(crop, PICTURE_SIDE);
    const canvas = new OffscreenCanvas(side, side);
    canvas.getContext('2d')?.drawImage(decoded, (width - crop) / 2, (height - crop) / 2, crop, crop, 0, 0, side, side);
    decoded.close();
    const made = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 });
    const stored = TYPES.find((one) => one === made.type) ?? 'image/png';
    return ok({ type: stored, bytes: new Uint8Array(await made.arrayBuffer()) });
  },
});
