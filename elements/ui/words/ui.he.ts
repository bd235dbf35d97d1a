import { choicesHe } from './choices.he.ts';
import { displayHe } from './display.he.ts';
import { inputsHe } from './inputs.he.ts';
import { overlaysHe } from './overlays.he.ts';
import { tableHe } from './table.he.ts';
import type { UiMessages } from './ui.en.ts';

/** What the components say, by family, in Hebrew. */
export const uiHe: UiMessages = {
  inputs: inputsHe,
  choices: choicesHe,
  overlays: overlaysHe,
  display: displayHe,
  table: tableHe,
};
