import { Component, type ComponentType, type ReactNode } from 'react';
import { HostContext } from '../host-context.ts';
import { failed, loadFailed } from '../host/element-error.ts';
import { forgetFailedScreens, ScreenLoadError } from '../lazy-screen.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of what broke; what is around it stays. Without it the element shows its own error with a retry. */
  fallback?: ComponentType<BrokenProps>;
}

/** Properties of what takes the place of a part that broke. */
export interface BrokenProps {
  onRetry: () => void;
  /** The part has not loaded twice: some browsers cache a module that failed until the page is reloaded. */
  reloads: boolean;
}

/** Number of times in a row that a part has not loaded; 0 where it loaded and broke. */
const timesNotLoaded = (error: unknown): number => (error instanceof ScreenLoadError ? error.times : 0);

/** Error boundary of a screen or of a part of one. Emits `fe-error`. */
export class Boundary extends Component<BoundaryProps, { broken: boolean; reloads: boolean }> {
  static override contextType = HostContext;
  declare context: React.ContextType<typeof HostContext>;
  override state = { broken: false, reloads: false };

  static getDerivedStateFromError(error: unknown): { broken: boolean; reloads: boolean } {
    return { broken: true, reloads: timesNotLoaded(error) > 1 };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedScreens();
    const trouble = error instanceof ScreenLoadError ? loadFailed(error.cause) : failed(error);
    if (this.props.fallback) this.context?.emit('fe-error', trouble);
    else this.context?.showError(trouble, timesNotLoaded(error));
  }

  override render(): ReactNode {
    const { children, fallback: Fallback } = this.props;
    const { broken, reloads } = this.state;
    if (!broken) return children;
    return Fallback && <Fallback onRetry={() => this.setState({ broken: false })} reloads={reloads} />;
  }
}
