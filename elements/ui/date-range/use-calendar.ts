import { type ComponentType, useEffect, useState } from 'react';
import { lazyModule } from '../../../core/browser/lazy-module.ts';
import type { CalendarProps } from './calendar.tsx';

const fetchCalendar = lazyModule(() => import('./calendar.tsx'));

type Part =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly Calendar: ComponentType<CalendarProps> };

/** Lazy calendar: loads its chunk when it is shown, since most people select a relative range. */
export const useCalendar = (): Part => {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<{ tries: number; Calendar?: ComponentType<CalendarProps> }>();
  useEffect(() => {
    let wanted = true;
    fetchCalendar().then(
      ({ Calendar }) => wanted && setLoaded({ tries, Calendar }),
      () => wanted && setLoaded({ tries }),
    );
    return () => {
      wanted = false;
    };
  }, [tries]);
  if (loaded?.tries !== tries) return { state: 'loading' };
  const { Calendar } = loaded;
  return Calendar ? { state: 'ready', Calendar } : { state: 'failed', retry: () => setTries(tries + 1) };
};
