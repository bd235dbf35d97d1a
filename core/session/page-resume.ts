import { filter, Observable } from 'rxjs';
import type { BrowserPage } from '../browser/page.ts';

/** The page's awakenings as a stream; `true` where it was restored as it had been left. */
export const pageResumes = (page: BrowserPage): Observable<boolean> =>
  new Observable((listener) => page.onAwake((restored) => listener.next(restored)));

/** The page came back from the back-forward cache as it had been left. */
export const onPageRestore = (page: BrowserPage): Observable<boolean> =>
  pageResumes(page).pipe(filter((restored) => restored));
