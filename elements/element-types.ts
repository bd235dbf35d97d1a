/** Types of the elements: tags, and details of events. */
export type { ElementEventMap, NavigateDetail } from './kit/host/element-events.ts';
export type { ElementError, ElementErrorKind } from './kit/host/element-error.ts';
export type { ElementTagNameMap } from './manifest.ts';
