import { useState } from 'react';
import { useAttributeValues } from '../../kit/host-context.ts';
import type { loginBoxAttributes } from '../login-box.attributes.ts';
import { useBox } from './box-context.ts';

/** Whether the screen focuses its first field; decided when it mounts. */
export const useAutoFocus = (): boolean => {
  const box = useBox();
  const { autoFocus } = useAttributeValues<typeof loginBoxAttributes>();
  const [first] = useState(() => box.isFirst());
  return autoFocus === 'true' || (autoFocus === 'skipFirstScreen' && !first);
};
