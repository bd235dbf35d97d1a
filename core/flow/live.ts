import { distinctUntilChanged, Observable } from 'rxjs';

/** Observable of a readable, subscribable value: emits the current value, then each change. */
export const toObservable = <Value>(
  listen: (listener: () => void) => () => void,
  read: () => Value,
): Observable<Value> =>
  new Observable<Value>((listener) => {
    const stop = listen(() => listener.next(read()));
    listener.next(read());
    return stop;
  }).pipe(distinctUntilChanged());

/** Emits once, so many milliseconds from now. Ours: RxJS's `timer` brings its schedulers, a kilobyte of unused code. */
export const timerOnce = (ms: number): Observable<void> =>
  new Observable((listener) => {
    const end = () => {
      listener.next();
      listener.complete();
    };
    const timer = setTimeout(end, ms);
    return () => clearTimeout(timer);
  });
