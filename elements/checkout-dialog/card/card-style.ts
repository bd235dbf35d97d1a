import type { CardFieldStyle } from '../../../core/browser/card-provider.ts';

/** Probes of the field whose computed colours the provider's frames take. */
export interface StyleProbes {
  readonly text: Element;
  readonly muted: Element;
  readonly danger: Element;
}

/** Color as `rgb()`, which is all that the provider's frames read of today's colour syntax. */
const toRgb = (color: string): string => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
};

/** Style of the provider's fields that matches the element's own. */
export const cardFieldStyle = ({ text, muted, danger }: StyleProbes, isRtl: boolean): CardFieldStyle => {
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(text);
  const [own, pale, wrong] = [color, getComputedStyle(muted).color, getComputedStyle(danger).color].map(toRgb);
  return {
    base: {
      color: own ?? '',
      fontFamily,
      fontSize,
      fontWeight,
      lineHeight: '20px',
      iconColor: pale ?? '',
      // digits run left to right in every language, and start where the words do
      textAlign: isRtl ? 'right' : 'left',
      '::placeholder': { color: pale ?? '' },
      ':-webkit-autofill': { color: own ?? '' },
    },
    invalid: { color: wrong ?? '', iconColor: wrong ?? '' },
  };
};
