import { Component, type ReactNode } from 'react';
import { HostContext } from '../host-context.ts';
import { forgetFailedScreens } from '../lazy-screen.tsx';
import type { ElementError } from '../host/element-error.ts';

/** Error boundary of a screen: the element replaces the screen by its error with a retry. */
export class Boundary extends Component<{ children: ReactNode }, { broken: boolean }> {
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
    this.context?.showError(trouble);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
