import type { ReactNode } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import css from './page.css?inline';

export interface PageProps {
  title: string;
  /** What the page is for, in one line. */
  description?: ReactNode;
  /** The one thing the page is for, at the end of the title's row. */
  action?: ReactNode;
  /** The page's sub-tabs, beneath its head. */
  tabs?: ReactNode;
  children?: ReactNode;
}

/**
 * A screen of the portal: its title, in one line what it is for, its main action, its sub-tabs, and the content. The
 * content is as wide as reads well; a part that wears `fe-wide`, as a table does, takes the whole width.
 */
export const Page = ({ title, description, action, tabs, children }: PageProps) => {
  useStyles(css);
  return (
    <div className="fe-screen" part="page">
      <div className="fe-screen-in">
        <div className="fe-screen-head">
          <div className="fe-screen-words">
            <h1 className="fe-screen-title" part="title">
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
