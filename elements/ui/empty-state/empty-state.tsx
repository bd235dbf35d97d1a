import { type IconNode, SearchX, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './empty-state.css?inline';

/** Nothing is here yet: what would be, why it is worth having, and the way to the first one. */
export const EmptyState = ({
  title,
  children,
  action,
  icon,
  role,
}: {
  title: string;
  children?: ReactNode;
  /** The button that makes the first one. */
  action?: ReactNode;
  icon?: IconNode;
  /** `status` or `alert` where it takes the place of something the person was looking at. */
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
      {children && <p className="fe-empty-words">{children}</p>}
      {action && <div className="fe-empty-action">{action}</div>}
    </div>
  );
};

/** There are some, but none that the search and the filters let through. */
export const NoMatch = ({ title, onClear }: { title?: string; onClear: () => void }) => {
  const words = useMessages('ui').display.empty;
  return (
    <EmptyState
      role="status"
      icon={SearchX}
      title={title ?? words.noMatch}
      action={<Button onPress={onClear}>{words.clearFilters}</Button>}
    >
      {words.noMatchHint}
    </EmptyState>
  );
};

/** They could not be fetched. `children` says why where that is known; `busy` while it is tried again. */
export const LoadFailed = ({
  title,
  children,
  onRetry,
  busy,
}: {
  title?: string;
  children?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
}) => {
  const words = useMessages('ui').display.empty;
  const { tryAgain } = useMessages('common');
  return (
    <EmptyState
      role="alert"
      icon={TriangleAlert}
      title={title ?? words.failed}
      action={
        <Button onPress={onRetry} busy={busy ?? false}>
          {tryAgain}
        </Button>
      }
    >
      {children ?? words.failedHint}
    </EmptyState>
  );
};
