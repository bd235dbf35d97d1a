import { useState } from 'react';
import { useChosenValues } from '../../kit/host-context.ts';
import type { loginBoxAttributes } from '../login-box.attributes.ts';
import { useBox } from './box-context.ts';

/** Whether the screen that is about to show puts the focus in its first field. Settled when the screen arrives. */
export const useAutoFocus = (): boolean => {
  const box = useBox();
  const { autoFocus } = useChosenValues<typeof loginBoxAttributes>();
  const [first] = useState(() => box.isFirst());
  return autoFocus === 'true' || (autoFocus === 'skipFirstScreen' && !first);
};
