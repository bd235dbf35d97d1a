import type { LucideIcon } from 'lucide-react';

/** A picture beside words; it says nothing by itself. `turns` marks one that points along the line of reading. */
export const Icon = ({ of: Picture, turns }: { of: LucideIcon; turns?: boolean }) => (
  <Picture className={turns ? 'fe-icon fe-icon-turns' : 'fe-icon'} size={18} strokeWidth={1.75} aria-hidden />
);
