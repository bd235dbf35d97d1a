/** Least contrast of text. Source: WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads any CSS colour as 8-bit sRGB. */
const readColour = (css: string): Colour => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [0, 0, 0, 0];
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
};

const linear = (channel: number): number =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Nearest opaque background colour around an element, in its own document; `undefined` where the browser's shows. */
const backgroundAround = (element: Element): Colour | undefined => {
  for (let node: Element | null = element; node; ) {
    const { backgroundColor, backgroundImage } = getComputedStyle(node);
    const colour = readColour(backgroundColor);
    if (backgroundImage !== 'none') return undefined;
    if (colour[3] === 255) return colour;
    const root: Node = node.getRootNode();
    node = node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return undefined;
};

/**
 * Gives a box a canvas of its own where the text under its card could not be read on the page's background: on a white page
 * under `color-scheme: dark`. Ours.
 */
export const setLegibleCanvas = (foot: Element): void => {
  const root = foot.closest('.fe-root');
  const shadow = foot.getRootNode();
  if (!root || !(shadow instanceof ShadowRoot)) return;
  const behind = backgroundAround(shadow.host);
  const isFaint = behind !== undefined && contrast(behind, readColour(getComputedStyle(foot).color)) < LEAST;
  root.toggleAttribute('data-canvas', isFaint);
};
