import type { ReactNode } from 'react';
import { Boundary, type BrokenProps } from '../../kit/element/boundary.tsx';
import { useMessages } from '../../kit/use-messages.ts';
import { LoadFailed } from '../../ui/empty-state/empty-state.tsx';

/** Error boundary of a tab: shows a retry button and emits `fe-error`; the frame stays. */
export const TabBoundary = ({ children }: { children: ReactNode }) => <Boundary fallback={Broken}>{children}</Boundary>;

const Broken = ({ onRetry, reloads }: BrokenProps) => {
  const messages = useMessages('portal');
  return (
    <LoadFailed title={messages.broken.title} onRetry={onRetry} reloads={reloads}>
      {messages.broken.hint}
    </LoadFailed>
  );
};
