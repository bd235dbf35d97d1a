import { choicesEn } from './choices.en.ts';
import { displayEn } from './display.en.ts';
import { inputsEn } from './inputs.en.ts';
import { overlaysEn } from './overlays.en.ts';
import { tableEn } from './table.en.ts';

/** What the components say, by family, in English. */
export const uiEn = { inputs: inputsEn, choices: choicesEn, overlays: overlaysEn, display: displayEn, table: tableEn };

export type UiMessages = typeof uiEn;
