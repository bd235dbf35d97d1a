import { type ReactNode, useEffect, useState } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { guards, type LeaveContinuation } from './use-leave.ts';

/** Guard against losing unsaved changes. */
export interface LeaveGuard {
  /** Continues immediately, or asks first where changes are unsaved. */
  readonly leave: (then: LeaveContinuation) => void;
  /** Confirmation dialog, rendered with the screen. */
  readonly question: ReactNode;
}

/**
 * Guards a screen while it is `dirty`: `leave(then)` asks before it continues, `useLeave()` elsewhere in the element
 * asks too, and so does the browser on `beforeunload`. `title` replaces the title of the question.
 */
export const useLeaveGuard = (dirty: boolean, title?: string): LeaveGuard => {
  const host = useHost();
  const [then, setThen] = useState<LeaveContinuation>();
  useEffect(() => {
    if (!dirty) return undefined;
    const view = host.element.ownerDocument.defaultView;
    const ask = (next: LeaveContinuation) => setThen(() => next);
    const all = guards.get(host) ?? [];
    guards.set(host, all);
    all.push(ask);
    view?.addEventListener('beforeunload', refuse);
    return () => {
      all.splice(all.indexOf(ask), 1);
      view?.removeEventListener('beforeunload', refuse);
    };
  }, [host, dirty]);
  const stay = () => setThen(undefined);
  return {
    leave: (next) => (dirty ? setThen(() => next) : next()),
    question: then && (
      <LeaveQuestion
        title={title}
        onStay={stay}
        onLeave={() => {
          stay();
          then();
        }}
      />
    ),
  };
};

const refuse = (event: BeforeUnloadEvent) => event.preventDefault();

const LeaveQuestion = ({
  title,
  onStay,
  onLeave,
}: {
  title: string | undefined;
  onStay: () => void;
  onLeave: () => void;
}) => {
  const messages = useMessages('ui-more').overlays.leave;
  return (
    <ConfirmDialog
      title={title ?? messages.title}
      effect={messages.effect}
      action={messages.leave}
      cancel={messages.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
};
