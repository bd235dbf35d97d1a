import { describe, expect, it } from 'vitest';
import { photoIn } from '../../../core/profile/photo.ts';
import { moveCrop, squareOf, WHOLE, within, ZOOM_MAX } from '../../../elements/admin-portal/tabs/profile/crop.ts';

describe('a photo', () => {
  it('is uploaded where it is a base64 image data string', async () => {
    const blob = photoIn(`data:image/webp;base64,${btoa('bytes')}`);
    expect([blob?.type, await blob?.text()]).toEqual(['image/webp', 'bytes']);
  });

  it.each([
    'https://acme.test/photo.png',
    '/frontegg/photo',
    '',
    'data:text/html;base64,AAAA',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,not base64!',
    'blob:https://acme.test/1',
  ])('is not uploaded where it is %j', (value) => expect(photoIn(value)).toBeUndefined());
});

describe('the crop of a photo', () => {
  const wide = { width: 600, height: 400 };

  it('is the middle at first, as high as the picture', () =>
    expect(squareOf(wide, WHOLE)).toEqual({ left: 100, top: 0, side: 400 }));

  it('moves by a share of what it shows', () =>
    expect(squareOf(wide, moveCrop(wide, { ...WHOLE, zoom: 2 }, 0.5, -0.5))).toEqual({ left: 300, top: 0, side: 200 }));

  it('stays inside the picture, and within its zoom', () => {
    const { left, top, side } = squareOf(wide, { zoom: 0.1, x: 9, y: -9 });
    expect([Math.round(left), Math.round(top), side]).toEqual([200, 0, 400]);
    expect(within(wide, { zoom: 99, x: 0.5, y: 0.5 }).zoom).toBe(ZOOM_MAX);
  });
});
