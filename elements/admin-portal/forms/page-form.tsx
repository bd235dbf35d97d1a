import { type FormEvent, type ReactNode, useRef } from 'react';
import { useLeaveGuard } from '../../ui/leave-guard/use-leave-guard.tsx';
import { SaveBar } from '../../ui/save-bar/save-bar.tsx';

/**
 * Form of a screen whose cards are saved together: by Enter or by the bar below, once something has changed. The first
 * invalid field is focused instead, and leaving with unsaved changes asks first.
 */
export const PageForm = ({
  dirty,
  busy,
  error,
  onSave,
  onCancel,
  children,
}: {
  dirty: boolean;
  busy: boolean;
  error: string | undefined;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}) => {
  const form = useRef<HTMLFormElement>(null);
  const { question } = useLeaveGuard(dirty && !busy);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a form in a dialog over this one is another
    if (event.target !== event.currentTarget || busy || !dirty) return;
    if (event.currentTarget.checkValidity()) onSave();
    else event.currentTarget.querySelector<HTMLElement>(':invalid')?.focus();
  };
  return (
    <form className="fe-page-form" method="post" noValidate ref={form} onSubmit={submit}>
      {children}
      <SaveBar
        dirty={dirty}
        busy={busy}
        error={error}
        onSave={() => form.current?.requestSubmit()}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
};
