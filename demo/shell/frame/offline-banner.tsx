import { type ReactElement, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser is online. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Notice while the browser is offline. */
export const OfflineBanner = (): ReactElement => {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && <p className="banner warning">You’re offline. What you see may be out of date.</p>}
    </div>
  );
};
