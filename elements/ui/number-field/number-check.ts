import type { Messages } from '../../i18n/namespaces.ts';
import { decimalsOf, stepFrom } from './read-number.ts';
import type { UnitFormat } from './units.ts';

/** Bounds and step of a number. */
export interface NumberBounds {
  min: number | undefined;
  max: number | undefined;
  step: number;
}

/** Validation message of a number; `undefined` where it is valid. */
export const numberFault = (
  value: number | undefined,
  bounds: NumberBounds,
  written: UnitFormat,
  messages: Messages['ui']['inputs']['number'],
): string | undefined => {
  const { min, max, step } = bounds;
  if (value === undefined) return messages.notANumber;
  const tooSmall = min !== undefined && value < min;
  const tooLarge = max !== undefined && value > max;
  if ((tooSmall || tooLarge) && min !== undefined && max !== undefined)
    return messages.outside({ min: written.plain(min), max: written.whole(max) });
  if (tooSmall) return messages.tooSmall({ min: written.whole(min) });
  if (tooLarge) return messages.tooLarge({ max: written.whole(max) });
  const steps = (value - (min ?? 0)) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return undefined;
  if (step === 1 && decimalsOf(min ?? 0) === 0) return messages.notWhole;
  return messages.betweenSteps({
    low: written.plain(stepFrom(value, -1, bounds)),
    high: written.whole(stepFrom(value, 1, bounds)),
  });
};

/** Text of the bounds, for the hint; a minimum of 0 without a maximum is left out. */
export const boundsInWords = (
  { min, max }: NumberBounds,
  written: UnitFormat,
  messages: Messages['ui']['inputs']['number'],
): string | undefined => {
  if (min !== undefined && max !== undefined)
    return messages.between({ min: written.plain(min), max: written.whole(max) });
  if (min) return messages.atLeast({ min: written.whole(min) });
  return max === undefined ? undefined : messages.atMost({ max: written.whole(max) });
};
