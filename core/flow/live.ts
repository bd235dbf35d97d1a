import { distinctUntilChanged, Observable } from 'rxjs';

/** What can be read and listened to, as a stream: its value now, and whenever it has become another. */
export const toObservable = <Value>(
  listen: (listener: () => void) => () => void,
  read: () => Value,
): Observable<Value> =>
  new Observable<Value>((listener) => {
    const stop = listen(() => listener.next(read()));
    listener.next(read());
    return stop;
  }).pipe(distinctUntilChanged());

/** Emits once, so many milliseconds from now. Ours: RxJS's `timer` brings its schedulers, a kilobyte nobody here uses. */
export const timerOnce = (ms: number): Observable<void> =>
  new Observable((listener) => {
    const end = () => {
      listener.next();
      listener.complete();
    };
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  });
