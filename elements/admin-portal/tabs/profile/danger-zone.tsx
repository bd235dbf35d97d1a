import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { SkeletonCard } from '../../../ui/skeleton/skeleton.tsx';

const Card = lazyScreen(
  async () => ({ Screen: (await import('./danger-zone-card.tsx')).DangerZoneCard }),
  'danger-zone',
);

/** Danger zone at the foot of the profile, in a chunk of its own. */
export const DangerZone = () => (
  <LoadingBoundary fallback={<SkeletonCard />}>
    <Card />
  </LoadingBoundary>
);
