/** Types of the elements: what each tag is, and what its events tell. */
export type { ElementEventMap, NavigateDetail } from './kit/host/element-events.ts';
export type { ElementError, ElementErrorKind } from './kit/host/element-error.ts';
export type { ElementTagNameMap } from './manifest.ts';
