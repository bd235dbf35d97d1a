import type { Control, ControlPlace, ControlPlaces } from './control.ts';

interface ControlsFile {
  readonly places: ControlPlaces;
  readonly unshown?: readonly string[];
}

const files = Object.values(import.meta.glob<ControlsFile>('./*.controls.ts', { eager: true }));

/** Places of the portal and its tabs: each `<tab>.controls.ts` beside this file adds its own. */
export const PLACES: ControlPlaces = Object.assign({}, ...files.map(({ places }) => places));

/** Every control of the portal that hangs on a permission, with its place. */
export const CONTROLS: readonly (Control & { at: string; place: ControlPlace })[] = Object.entries(PLACES).flatMap(
  ([at, place]) => place.controls.map((control) => ({ ...control, at, place })),
);

/** Calls of the same permissions that no control makes. */
export const UNSHOWN: readonly string[] = files.flatMap(({ unshown = [] }) => unshown);
