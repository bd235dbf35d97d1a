import type { ReactElement } from 'react';
import { useUserFlag } from '../flags/flagsmith-context.ts';

/** Announcement to the people whose flag is on; its value is the text. */
export const BetaBanner = (): ReactElement | null => {
  const { isOn, value } = useUserFlag('beta-banner');
  return isOn && value ? (
    <p className="banner" role="status" dir="auto">
      {value}
    </p>
  ) : null;
};
