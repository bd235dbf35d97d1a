import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PICTURE_SIDE } from '../../../../core/contract/limits.ts';
import { sharpPictures } from '../../../../demo/server/pictures/sharp-pictures.ts';
import { Busy } from '../../../../demo/server/ports.ts';
import { anAnimation, aPhotoWithPosition, aPng, aWebp, withDimensions } from '../../../kit/pictures.ts';

const pictures = sharpPictures();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const rebuild = (bytes: Uint8Array) => pictures.rebuild(new Uint8Array(bytes));
const rebuilt = async (bytes: Uint8Array) => {
  const result = await rebuild(bytes);
  if (!result.ok) throw new Error(result.failure);
  return Buffer.from(result.value.bytes);
};
const pixelOf = async (bytes: Uint8Array) => [...(await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer())];

describe('an uploaded picture', () => {
  it('is made again, a square of the stored size', async () => {
    const { format, width, height } = await sharp(await rebuilt(await aPng(1200, 800))).metadata();
    expect([format, width, height]).toEqual(['webp', PICTURE_SIDE, PICTURE_SIDE]);
  });

  it.each([
    ['a PNG', () => aPng()],
    ['a WebP', () => aWebp()],
    ['a JPEG', () => aPhotoWithPosition()],
    ['a GIF', () => anAnimation()],
  ])('can be %s', async (_, make) => expect((await rebuild(await make())).ok).toBe(true));

  it('loses the position where it was taken, and all other metadata, and is turned upright', async () => {
    const before = await aPhotoWithPosition();
    expect((await sharp(before).metadata()).exif?.includes('SecretCam')).toBe(true);
    const after = await rebuilt(before);
    const { exif, icc, xmp, iptc, comments, orientation } = await sharp(after).metadata();
    expect({ exif, icc, xmp, iptc, comments, orientation }).toEqual({});
    expect(after.includes('SecretCam') || after.includes('EXIF') || after.includes('GPS')).toBe(false);
  });

  it('of an animation has the first frame alone', async () => {
    const after = await rebuilt(await anAnimation());
    expect((await sharp(after, { animated: true }).metadata()).pages).toBeUndefined();
    const [red = 0, green = 255, blue = 255] = await pixelOf(after);
    expect([red > 200, green < 60, blue < 60]).toEqual([true, true, true]);
  });

  it.each([
    ['an SVG with a script', () => Buffer.from(SVG)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a page that begins like a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1')],
    ['an SVG behind the beginning of a GIF', () => Buffer.from(`GIF89a${SVG}`)],
    ['a PDF', () => Buffer.from('%PDF-1.7')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    [
      'an AVIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .avif()
          .toBuffer(),
    ],
    ['a PNG that is cut off', async () => (await aPng()).subarray(0, 300)],
    ['a JPEG that is cut off', async () => (await aPhotoWithPosition()).subarray(0, 900)],
    ['a WebP that is cut off', async () => (await aWebp()).subarray(0, 60)],
    ['a GIF that is cut off', async () => (await anAnimation()).subarray(0, 20)],
  ])('is refused where it is %s', async (_, make) =>
    expect(await rebuild(await make())).toEqual({ ok: false, failure: 'notImage' }),
  );

  it.each([
    [8000, 8000],
    [100_000, 600],
    [2_000_000_000, 2_000_000_000],
  ])('is refused by its header where it has %i × %i pixels', async (width, height) => {
    const before = process.memoryUsage.rss();
    const result = await rebuild(await withDimensions(width, height));
    expect(result.ok).toBe(false);
    // nothing was decoded: that would take a hundred megabytes at least
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 * 1024);
  });

  it('says that it has too many pixels', async () =>
    expect(await rebuild(await withDimensions(8000, 8000))).toEqual({ ok: false, failure: 'tooManyPixels' }));

  it('waits for a few others, and is refused beyond', async () => {
    const busy = sharpPictures();
    const bytes = new Uint8Array(await aPng(2000, 2000));
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => busy.rebuild(bytes)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(40 - 18);
    expect(refused.every(({ reason }) => reason instanceof Busy)).toBe(true);
    expect((await busy.rebuild(bytes)).ok).toBe(true);
  });
});
