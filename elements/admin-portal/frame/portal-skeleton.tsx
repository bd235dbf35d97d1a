import { useStyles } from '../../kit/use-styles.ts';
import { InlineSkeleton, SkeletonRows, SkeletonText } from '../../ui/skeleton/skeleton.tsx';
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
        <span className="fe-skeleton fe-skeleton-avatar" />
        <span className="fe-nav-identity">
          <InlineSkeleton width="long" />
        </span>
      </div>
      <span className="fe-nav-open">
        <InlineSkeleton />
      </span>
      <div className="fe-nav-groups">
        <div className="fe-nav-list">
          {(['medium', 'long', 'short'] as const).map((width) => (
            <span key={width} className="fe-nav-item">
              <span className="fe-skeleton fe-nav-skeleton-icon" />
              <span className="fe-nav-label">
                <InlineSkeleton width={width} />
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
