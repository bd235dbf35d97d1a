/** Functions allowed in a value: none that fetches, or reads custom properties of the page. */
const FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc)$/;
/** Keywords that take a value from somewhere else. */
const ELSEWHERE = /\b(inherit|initial|unset|revert|revert-layer|currentcolor)\b/i;
const LENGTH = /^\d+(\.\d+)?(px|rem|em)$/;

const probe = (): CSSStyleDeclaration => document.createElement('i').style;

/** Serializes a value by the browser's own CSS parser; `undefined` where it is invalid. */
const written = (property: 'color' | 'boxShadow' | 'fontFamily', value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const style = probe();
  style[property] = value;
  const parsed = style[property];
  const functions = parsed.match(/[\w-]+(?=\()/g) ?? [];
  return parsed && !ELSEWHERE.test(parsed) && functions.every((name) => FUNCTIONS.test(name)) ? parsed : undefined;
};

export const colour = (value: unknown): string | undefined => written('color', value);

export const shadow = (value: unknown): string | undefined => written('boxShadow', value);

export const face = (value: unknown): string | undefined => written('fontFamily', value);

/** Length of a value; a number is in pixels. */
export const length = (value: unknown): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? `${value}px` : undefined;
  return typeof value === 'string' && LENGTH.test(value) ? value : undefined;
};

/** Percentage as a fraction of one. */
export const share = (value: unknown): string | undefined =>
  typeof value === 'number' && value > 0 && value < 100 ? String(value / 100) : undefined;

/** True for a colour that needs light text. */
export const isDark = (value: string): boolean => {
  const drawing = new OffscreenCanvas(1, 1).getContext('2d');
  if (!drawing) return false;
  drawing.fillStyle = value;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
};
