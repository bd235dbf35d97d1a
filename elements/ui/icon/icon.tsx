import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import css from './icon.css?inline';

/** Icons by their shapes, as they are rendered. */
const drawings = new WeakMap<IconNode, IconNode>();

const isPath = ([shape, attributes]: IconNode[number]) => shape === 'path' && Object.keys(attributes).join() === 'd';

/** Shapes of an icon with its paths as one: there is an icon in every row, and each element costs a page its styles. */
const withOnePath = (shapes: IconNode): IconNode => {
  const paths = shapes.filter(isPath).map(([, { d }]) => d);
  // back to the origin, from which a path begins that is relative
  const path: IconNode = paths.length > 0 ? [['path', { d: paths.join('M0 0') }]] : [];
  return [...path, ...shapes.filter((shape) => !isPath(shape))];
};

const drawingOf = (shapes: IconNode): IconNode => {
  const drawing = drawings.get(shapes) ?? withOnePath(shapes);
  drawings.set(shapes, drawing);
  return drawing;
};

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
      {drawingOf(shapes).map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
};
