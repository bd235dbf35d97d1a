import { useContext } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { AccountTimeContext } from './account-time.ts';
import { type Dates, datesIn } from './dates.ts';

/** Date formats of the element's locale, in the account's time zone and format. */
export const useDates = (): Dates => {
  const locale = useHostState().locale.tag;
  return datesIn(locale, useContext(AccountTimeContext));
};
