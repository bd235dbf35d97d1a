import { type ReactNode, useState } from 'react';

/** State for a controlled field: renders it with its value, and records each change in `seen`. */
export const WithState = <Value,>({
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
