import { distinctUntilChanged, Observable } from 'rxjs';

/** What can be read and listened to, as a stream: its value now, and whenever it has become another. */
export const live = <Value>(listen: (listener: () => void) => () => void, read: () => Value): Observable<Value> =>
  new Observable<Value>((listener) => {
    const stop = listen(() => listener.next(read()));
    listener.next(read());
    return stop;
  }).pipe(distinctUntilChanged());
