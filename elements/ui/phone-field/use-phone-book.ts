import { useEffect, useState } from 'react';
import { lazyModule } from '../../../core/browser/lazy-module.ts';

/** Numbering plans of all countries: 28 kB, loaded with the first phone field. */
export type PhoneBook = typeof import('./phone-book.ts');

const fetchBook = lazyModule(() => import('./phone-book.ts'));
let loading: Promise<PhoneBook> | undefined;

const load = (): Promise<PhoneBook> => {
  loading ??= fetchBook().catch((error: unknown) => {
    // the next field tries again
    loading = undefined;
    throw error;
  });
  return loading;
};

/**
 * Loads the numbering plans; `failed` where they did not load, and the field then accepts international numbers only.
 */
export const usePhoneBook = (): PhoneBook | 'loading' | 'failed' => {
  const [book, setBook] = useState<PhoneBook | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setBook(loaded),
      () => wanted && setBook('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return book;
};
