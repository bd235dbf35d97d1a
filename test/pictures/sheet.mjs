/** How large a contact sheet is at most, so that it can be looked at as a whole. */
const SHEET = { width: 1568, height: 1568 };
/** How much of its size a picture keeps, by the width it was taken at: as much as lets its letters be read. */
const SCALE = { 375: 1, 768: 0.66, 1280: 0.6 };
const GAP = 12;
const CAPTION = 18;

/** The width and height of a PNG, from its header. */
const sizeOf = (png) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** Cuts a picture that is higher than a sheet; the rest goes on beside it. */
const cut = (picture, scale) => {
  const { width, height } = sizeOf(picture.png);
  const most = SHEET.height - 2 * GAP - CAPTION;
  const pieces = Math.ceil((height * scale) / most);
  return Array.from({ length: pieces }, (_, piece) => ({
    ...picture,
    name: piece === 0 ? picture.name : `${picture.name} (${piece + 1})`,
    above: piece * most,
    width: width * scale,
    height: Math.min(most, height * scale - piece * most),
  }));
};

/** Puts pieces into columns, and columns onto sheets. */
const deal = (pieces) => {
  const sheets = [];
  let [x, y, column] = [Infinity, Infinity, 0];
  for (const piece of pieces) {
    const high = piece.height + CAPTION + GAP;
    if (y + high > SHEET.height || piece.width !== column) [x, y] = [x + column + GAP, GAP];
    if (x + piece.width > SHEET.width) {
      sheets.push([]);
      x = GAP;
    }
    column = piece.width;
    sheets.at(-1).push({ ...piece, x, y });
    y += high;
  }
  return sheets;
};

const html = (pieces) => `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #888; font: 12px / 16px sans-serif; }
figure { position: absolute; margin: 0; } figcaption { color: #fff; white-space: nowrap; }
div { overflow: hidden; } img { display: block; }
</style>${pieces
  .map(
    ({ name, png, x, y, above, width, height }) =>
      `<figure style="left:${x}px;top:${y}px;width:${width}px"><figcaption>${name}</figcaption>
<div style="height:${height}px"><img style="width:${width}px;margin-top:-${above}px" src="data:image/png;base64,${png.toString('base64')}"></div></figure>`,
  )
  .join('')}`;

/** Lays pictures out on sheets and keeps those in files. Resolves with how many there are. */
export const contactSheets = async (context, pictures, width, file) => {
  const sheets = deal(pictures.flatMap((picture) => cut(picture, SCALE[width] ?? 1)));
  const page = await context.newPage();
  for (const [at, sheet] of sheets.entries()) {
    const end = (side, length) => Math.ceil(Math.max(...sheet.map((piece) => piece[side] + piece[length])));
    await page.setViewportSize({ width: end('x', 'width') + GAP, height: end('y', 'height') + CAPTION + GAP });
    await page.setContent(html(sheet));
    await page.screenshot({ path: file(at + 1) });
  }
  await page.close();
  return sheets.length;
};
