import { Component, type ComponentType, type ReactNode } from 'react';
import { HostContext } from '../host-context.ts';
import { forgetFailedScreens } from '../lazy-screen.tsx';
import type { ElementError } from '../host/element-error.ts';

interface BoundaryProps {
  children: ReactNode;
  /** Shown in place of what broke; what is around it stays. Without it the element shows its own error with a retry. */
  fallback?: ComponentType<{ onRetry: () => void }>;
}

/** Error boundary of a screen or of a part of one. Emits `fe-error`. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  static override contextType = HostContext;
  declare context: React.ContextType<typeof HostContext>;
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedScreens();
    const message = error instanceof Error ? error.message : 'Unknown error occurred';
    const trouble: ElementError = { kind: 'failed', message, error };
    if (this.props.fallback) this.context?.emit('fe-error', trouble);
    else this.context?.showError(trouble);
  }

  override render(): ReactNode {
    const { children, fallback: Fallback } = this.props;
    if (!this.state.broken) return children;
    return Fallback && <Fallback onRetry={() => this.setState({ broken: false })} />;
  }
}
