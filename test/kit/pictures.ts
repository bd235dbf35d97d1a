import sharp from 'sharp';

/** Bytes of an upload under a name and a declared type, which have no say. */
export const upload = (bytes: Uint8Array, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });

const of = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture of one colour. */
export const aPng = (width = 400, height = 300): Promise<Buffer> => of(width, height).png().toBuffer();
export const aWebp = (): Promise<Buffer> => of(400, 300).webp().toBuffer();

/** Photo with the position where it was taken, a camera's name, a comment, and an orientation that turns it. */
export const aPhotoWithPosition = (): Promise<Buffer> =>
  of(400, 300)
    .withExif({
      IFD0: { Make: 'SecretCam', ImageDescription: 'At home' },
      IFD3: {
        GPSLatitude: '52/1 31/1 12/1',
        GPSLatitudeRef: 'N',
        GPSLongitude: '13/1 24/1 18/1',
        GPSLongitudeRef: 'E',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Animation whose frames have colours of their own. */
export const anAnimation = async (): Promise<Buffer> => {
  const frames = await Promise.all(['red', 'blue', 'lime'].map((colour) => of(64, 64, colour).png().toBuffer()));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
};

/** Picture whose header claims other dimensions than its data have. */
export const withDimensions = async (width: number, height: number): Promise<Uint8Array> => {
  const bytes = new Uint8Array(await aPng(16, 16));
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  view.setUint32(29, crcOf(bytes.subarray(12, 29)));
  return bytes;
};

/** CRC-32 of a chunk of a PNG. Source: RFC 2083 §15. */
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
