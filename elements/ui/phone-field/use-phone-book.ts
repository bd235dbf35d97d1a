import { useEffect, useState } from 'react';

/** The world's numbering; 28 kB that are fetched when the first phone field stands. */
export type PhoneBook = typeof import('./phone-book.ts');

let loading: Promise<PhoneBook> | undefined;

const load = (): Promise<PhoneBook> => {
  loading ??= import('./phone-book.ts').catch((error: unknown) => {
    // the next field tries again
    loading = undefined;
    throw error;
  });
  return loading;
};

/** The world's numbering, once it is there; `failed` where it did not load, and the field then asks for a whole number. */
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
