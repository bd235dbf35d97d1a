import { useStyles } from '../../kit/use-styles.ts';
import { Bone, SkeletonRows, SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import navigationCss from './navigation.css?inline';

/** Skeleton of a page of the portal. */
export const PortalSkeleton = () => {
  useStyles(navigationCss);
  return (
    <div className="fe-portal-skeleton">
      <SkeletonText lines={2} />
      <SkeletonRows quiet avatar rows={8} columns={4} />
    </div>
  );
};

/** Skeleton of the whole portal, its navigation and page in their places. */
export const FrameSkeleton = () => (
  <div className="fe-portal-in">
    <div className="fe-nav fe-nav-skeleton" aria-hidden="true">
      <div className="fe-nav-head">
        <span className="fe-bone fe-bone-avatar" />
        <span className="fe-nav-who">
          <Bone width="long" />
        </span>
      </div>
      <span className="fe-nav-open">
        <Bone />
      </span>
      <div className="fe-nav-groups">
        <div className="fe-nav-list">
          {(['medium', 'long', 'short'] as const).map((width) => (
            <span key={width} className="fe-nav-item">
              <span className="fe-bone fe-nav-skeleton-icon" />
              <span className="fe-nav-words">
                <Bone width={width} />
              </span>
            </span>
          ))}
        </div>
      </div>
    </div>
    <div className="fe-portal-page">
      <PortalSkeleton />
    </div>
  </div>
);
