import { concat, EMPTY, type Observable, of, switchMap } from 'rxjs';
import { timerOnce } from '../flow/live.ts';
import type { CheckoutStep } from './checkout.flow.ts';

/** Milliseconds before a pending payment is asked for: first soon, then ever more rarely. Ours. */
const FIRST_MS = 2000;
const LAST_MS = 15_000;
const GROWTH = 1.5;

const waits = (ms: number): Observable<undefined> =>
  timerOnce(ms).pipe(switchMap(() => concat(of(undefined), waits(Math.min(ms * GROWTH, LAST_MS)))));

/** Times to ask how a pending payment stands; none once it is settled or the checkout is closed. */
export const pendingChecks = (steps: Observable<CheckoutStep>): Observable<undefined> =>
  steps.pipe(switchMap((step) => (step === 'pending' ? waits(FIRST_MS) : EMPTY)));
