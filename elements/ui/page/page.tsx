import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import css from './page.css?inline';

export interface PageProps {
  title: string;
  /** Description in one line. */
  description?: ReactNode;
  /** Main action, at the end of the title's row. */
  action?: ReactNode;
  /** Sub-tabs, below the head. */
  tabs?: ReactNode;
  children?: ReactNode;
}

/**
 * Screen of the portal: title, description, main action, sub-tabs and content. The content has a readable width; a part
 * of class `fe-wide`, such as a table, has the whole width.
 */
export const Page = ({ title, description, action, tabs, children }: PageProps) => {
  useStyles(css);
  return (
    <div className="fe-screen" part="page">
      <div className="fe-screen-in">
        <div className="fe-screen-head">
          <div className="fe-screen-text">
            <h1 className="fe-screen-title" part="title" tabIndex={-1}>
              {title}
            </h1>
            {description && (
              <p className="fe-screen-description" part="description">
                {description}
              </p>
            )}
          </div>
          {action && <div className="fe-screen-action">{action}</div>}
        </div>
        {tabs && <div className="fe-screen-tabs">{tabs}</div>}
        {children && (
          <div className="fe-screen-content" part="content">
            {children}
          </div>
        )}
      </div>
    </div>
  );
};
