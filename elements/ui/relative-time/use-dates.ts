import { useContext } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { AccountTimeContext } from './account-time.ts';
import { type Dates, datesIn } from './dates.ts';

/** How dates and times are written here: in the element's locale, in the account's zone and format. */
export const useDates = (): Dates => {
  const locale = useHostState().locale.tag;
  return datesIn(locale, useContext(AccountTimeContext));
};
