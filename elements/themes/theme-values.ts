/** What may stand in a value: nothing that fetches, or reads what the page keeps elsewhere. */
const FUNCTIONS = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc)$/;
/** Words that take a value from somewhere else. */
const ELSEWHERE = /\b(inherit|initial|unset|revert|revert-layer|currentcolor)\b/i;
const LENGTH = /^\d+(\.\d+)?(px|rem|em)$/;

const probe = (): CSSStyleDeclaration => document.createElement('i').style;

/** The value as the browser's own parser writes it: whole, and nothing behind it. Undefined where it is none. */
const written = (property: 'color' | 'boxShadow' | 'fontFamily', value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const style = probe();
  style[property] = value;
  const said = style[property];
  const functions = said.match(/[\w-]+(?=\()/g) ?? [];
  return said && !ELSEWHERE.test(said) && functions.every((name) => FUNCTIONS.test(name)) ? said : undefined;
};

export const colour = (value: unknown): string | undefined => written('color', value);

export const shadow = (value: unknown): string | undefined => written('boxShadow', value);

export const face = (value: unknown): string | undefined => written('fontFamily', value);

/** A number is in pixels. */
export const length = (value: unknown): string | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? `${value}px` : undefined;
  return typeof value === 'string' && LENGTH.test(value) ? value : undefined;
};

/** A percentage as a share of one. */
export const share = (value: unknown): string | undefined =>
  typeof value === 'number' && value > 0 && value < 100 ? String(value / 100) : undefined;

/** Whether light text belongs on this colour. */
export const isDark = (value: string): boolean => {
  const drawing = new OffscreenCanvas(1, 1).getContext('2d');
  if (!drawing) return false;
  drawing.fillStyle = value;
  drawing.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = drawing.getImageData(0, 0, 1, 1).data;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
};
