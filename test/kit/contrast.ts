const canvas = document.createElement('canvas');
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Red, green, blue as a screen shows the colour, 0 to 1; whatever way it is written. */
export type Shown = readonly [red: number, green: number, blue: number];

/** Painted values of these colours: the browser paints them, and they are read back. */
export const shown = (colours: readonly string[]): Shown[] => {
  if (!context) throw new Error('nothing can be painted');
  canvas.width = colours.length;
  canvas.height = 1;
  colours.forEach((colour, at) => {
    context.fillStyle = colour;
    context.fillRect(at, 0, 1, 1);
  });
  const { data } = context.getImageData(0, 0, colours.length, 1);
  return colours.map((_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(at * 4, at * 4 + 4);
    if (alpha !== 255) throw new Error(`${colours[at]} is not opaque`);
    return [red / 255, green / 255, blue / 255];
  });
};

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

const luminance = ([red, green, blue]: Shown) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Source: WCAG 2.2 "contrast ratio". */
export const contrast = (one: Shown, other: Shown): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
