import { Component, type ReactNode } from 'react';
import { HostContext } from '../../kit/host-context.ts';
import { forgetFailedScreens } from '../../kit/lazy-screen.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { LoadFailed } from '../../ui/empty-state/empty-state.tsx';

/** Error boundary of a tab: shows a retry button and emits `fe-error`; the frame stays. */
export class TabBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  static override contextType = HostContext;
  declare context: React.ContextType<typeof HostContext>;
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedScreens();
    const message = error instanceof Error ? error.message : 'Unknown error occurred';
    this.context?.emit('fe-error', { kind: 'failed', message, error });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Broken onRetry={() => this.setState({ broken: false })} />;
  }
}

const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const words = useMessages('portal');
  return (
    <LoadFailed title={words.broken.title} onRetry={onRetry}>
      {words.broken.hint}
    </LoadFailed>
  );
};
