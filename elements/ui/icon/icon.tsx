import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import css from './icon.css?inline';

/** Decorative icon. `turns` mirrors a directional one in right-to-left text. */
export const Icon = ({ of: shapes, turns, size = 18 }: { of: IconNode; turns?: boolean; size?: number }) => {
  useStyles(css);
  return (
    <svg
      className={turns ? 'fe-icon fe-icon-turns' : 'fe-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {shapes.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
};
