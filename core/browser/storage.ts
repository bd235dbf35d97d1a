/** A place for short texts that outlive the page, as far as the browser allows. */
export interface SafeStorage {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** The browser's storage of that kind; empty and forgetful where it is missing, blocked or full. */
export const safeStorage = (kind: 'localStorage' | 'sessionStorage'): SafeStorage => {
  const attempt = <Value>(work: (storage: Storage) => Value): Value | undefined => {
    try {
      const storage = globalThis.window?.[kind];
      return storage && work(storage);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
};
