import { choicesDe } from './choices.de.ts';
import { displayDe } from './display.de.ts';
import { inputsDe } from './inputs.de.ts';
import { overlaysDe } from './overlays.de.ts';
import { tableDe } from './table.de.ts';
import type { UiMessages } from './ui.en.ts';

/** What the components say, by family, in German. */
export const uiDe: UiMessages = {
  inputs: inputsDe,
  choices: choicesDe,
  overlays: overlaysDe,
  display: displayDe,
  table: tableDe,
};
