import { type IconNode, SearchX, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './empty-state.css?inline';

/** Empty state of a list: what it would hold, why that is useful, and the action that adds the first. */
export const EmptyState = ({
  title,
  children,
  action,
  icon,
  role,
}: {
  title: string;
  children?: ReactNode;
  /** Button that adds the first one. */
  action?: ReactNode;
  icon?: IconNode;
  /** Role `status` or `alert` where it replaces content that was visible before. */
  role?: 'status' | 'alert';
}) => {
  useStyles(css);
  return (
    <div className="fe-empty" part="empty" role={role}>
      {icon && (
        <span className="fe-empty-icon">
          <Icon of={icon} size={20} />
        </span>
      )}
      <p className="fe-empty-title">{title}</p>
      {children && <p className="fe-empty-text">{children}</p>}
      {action && <div className="fe-empty-action">{action}</div>}
    </div>
  );
};

/** Empty state of a search or filter without matches; its button names the search where there are no filters. */
export const NoMatch = ({
  title,
  searchOnly = false,
  onClear,
}: {
  title?: string;
  searchOnly?: boolean;
  onClear: () => void;
}) => {
  const messages = useMessages('ui').display.empty;
  return (
    <EmptyState
      role="status"
      icon={SearchX}
      title={title ?? messages.noMatch}
      action={<Button onPress={onClear}>{searchOnly ? messages.clearSearch : messages.clearFilters}</Button>}
    >
      {searchOnly ? messages.noSearchMatchHint : messages.noMatchHint}
    </EmptyState>
  );
};

/**
 * Failed state of a list with a retry, or with a reload of the page where that alone may help. `children` is the reason
 * where it is known; `busy` while retrying.
 */
export const LoadFailed = ({
  title,
  children,
  onRetry,
  reloads,
  busy,
}: {
  title?: string;
  children?: ReactNode;
  onRetry: () => void;
  reloads?: boolean;
  busy?: boolean;
}) => {
  const messages = useMessages('ui').display.empty;
  const { tryAgain, reloadPage } = useMessages('common');
  return (
    <EmptyState
      role="alert"
      icon={TriangleAlert}
      title={title ?? messages.failed}
      action={
        <Button onPress={reloads ? () => location.reload() : onRetry} busy={busy ?? false}>
          {reloads ? reloadPage : tryAgain}
        </Button>
      }
    >
      {children ?? messages.failedHint}
    </EmptyState>
  );
};
