import type { LucideIcon } from 'lucide-react';
import { useStyles } from '../../kit/use-styles.ts';
import css from './icon.css?inline';

/** A picture beside words; it says nothing by itself. `turns` marks one that points along the line of reading. */
export const Icon = ({ of: Picture, turns, size = 18 }: { of: LucideIcon; turns?: boolean; size?: number }) => {
  useStyles(css);
  return <Picture className={turns ? 'fe-icon fe-icon-turns' : 'fe-icon'} size={size} strokeWidth={1.75} aria-hidden />;
};
