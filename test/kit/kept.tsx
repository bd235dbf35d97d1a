import { type ReactNode, useState } from 'react';

/** Keeps a field's value as a screen would, and tells the test of each change. */
export const Kept = <Value,>({
  first,
  seen,
  children,
}: {
  first: Value;
  seen?: Value[];
  children: (value: Value, change: (value: Value) => void) => ReactNode;
}) => {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    seen?.push(next);
    setValue(next);
  });
};
