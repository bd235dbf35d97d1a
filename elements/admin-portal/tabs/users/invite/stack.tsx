import type { ReactNode } from 'react';
import { useStyles } from '../../../../kit/use-styles.ts';
import css from './stack.css?inline';

/** Vertical stack with equal gaps. */
export const Stack = ({ children }: { children: ReactNode }) => {
  useStyles(css);
  return <div className="fe-users-stack">{children}</div>;
};
