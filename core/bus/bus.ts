import { Subject } from 'rxjs';
import type { Fact } from './member-queries.ts';

/** The facts of one app, as they happen. */
export type Bus = Subject<Fact>;

export const createBus = (): Bus => new Subject<Fact>();
