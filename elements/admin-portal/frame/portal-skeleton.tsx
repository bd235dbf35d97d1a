import { SkeletonRows, SkeletonText } from '../../ui/skeleton/skeleton.tsx';

/** Skeleton of a page of the portal. */
export const PortalSkeleton = () => (
  <div className="fe-portal-bones">
    <SkeletonText lines={2} />
    <SkeletonRows quiet rows={6} columns={3} />
  </div>
);
