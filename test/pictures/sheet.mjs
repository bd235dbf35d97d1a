/** How large a contact sheet is at most, so that it can be looked at as a whole. */
const SHEET = { width: 1600, height: 1600 };
/** How much of its size a picture keeps, by the width it was taken at. */
const SCALE = { 375: 0.8, 768: 0.66, 1280: 0.6 };

const html = (pictures, width) => `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 12px; display: flex; flex-wrap: wrap; gap: 12px; align-items: start; background: #888; font: 12px sans-serif; }
figure { margin: 0; } figcaption { color: #fff; } img { display: block; width: ${width}px; }
</style>${pictures
  .map(
    ({ name, png }) =>
      `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`,
  )
  .join('')}`;

/** The height of a PNG, from its header. */
const heightOf = (png) => png.readUInt32BE(20);
const widthOf = (png) => png.readUInt32BE(16);

/** As many pictures as fit on each sheet. */
const deal = (pictures, scale) => {
  const sheets = [[]];
  let [x, y, row] = [0, 0, 0];
  for (const picture of pictures) {
    const wide = widthOf(picture.png) * scale + 12;
    const high = heightOf(picture.png) * scale + 30;
    if (x + wide > SHEET.width) [x, y, row] = [0, y + row, 0];
    if (y + high > SHEET.height && sheets.at(-1).length > 0) {
      sheets.push([]);
      [x, y, row] = [0, 0, 0];
    }
    sheets.at(-1).push(picture);
    [x, row] = [x + wide, Math.max(row, high)];
  }
  return sheets;
};

/** Lays pictures out on sheets and keeps those in files. Resolves with how many there are. */
export const contactSheets = async (context, pictures, width, file) => {
  const scale = SCALE[width] ?? 0.5;
  const sheets = deal(pictures, scale);
  const page = await context.newPage();
  await page.setViewportSize({ width: SHEET.width, height: 200 });
  for (const [at, sheet] of sheets.entries()) {
    await page.setContent(html(sheet, width * scale));
    await page.screenshot({ path: file(at + 1), fullPage: true });
  }
  await page.close();
  return sheets.length;
};
