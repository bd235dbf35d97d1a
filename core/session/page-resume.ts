import { filter, Observable } from 'rxjs';
import type { Page } from '../browser/page.ts';

/** The page's awakenings as a stream; `true` where it was restored as it had been left. */
export const fromPage = (page: Page): Observable<boolean> =>
  new Observable((listener) => page.onAwake((restored) => listener.next(restored)));

/** The page came back from the back-forward cache as it had been left. */
export const awakeAgain = (page: Page): Observable<boolean> => fromPage(page).pipe(filter((restored) => restored));
