import { useMemo } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { type MoneyFormat, moneyIn } from './money.ts';

/** Formats of money in the element's locale. */
export const useMoney = (): MoneyFormat => {
  const locale = useHostState().locale.tag;
  return useMemo(() => moneyIn(locale), [locale]);
};
