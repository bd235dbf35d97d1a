import { SkeletonCard, SkeletonRows, SkeletonText } from '../../../../elements/ui/skeleton/skeleton.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Skeleton',
  is: 'A placeholder of loading content, at its final size.',
  states: {
    'a line': () => <SkeletonText lines={1} />,
    'a paragraph': () => <SkeletonText />,
    rows: () => <SkeletonRows label="Loading members" />,
    'rows with pictures': () => <SkeletonRows rows={4} columns={2} avatar />,
    'a card': () => <SkeletonCard />,
    'a card of many lines': () => <SkeletonCard lines={5} quiet />,
  },
};
