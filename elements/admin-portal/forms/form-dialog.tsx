import type { ReactNode } from 'react';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { CancelButton } from '../../ui/modal/cancel-button.tsx';
import { type SubmitOptions, useSubmit } from './use-submit.ts';

/** Props of a form in a dialog or drawer. */
export type FormDialogProps<E extends AnyEndpoint, Values extends object> = SubmitOptions<E, Values> & {
  title: string;
  description?: ReactNode;
  /** Label of the submit button, a verb with its object: "Create role". */
  submit: string;
  /** A `drawer` for more than about six fields. */
  look?: 'dialog' | 'drawer';
  size?: 'narrow' | 'wide';
  /** Whether the current view is read-only: without changes there is only a close button. */
  reads?: boolean;
  /** Edits what is there: it can be submitted once something has changed. */
  edits?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Form in a dialog or drawer. Submits only when valid, keeps the values when the server refuses, and asks before
 * unsaved changes are discarded. `onDone` closes it.
 */
export const FormDialog = <E extends AnyEndpoint, Values extends object>({
  title,
  description,
  submit,
  look = 'dialog',
  size = 'narrow',
  reads = false,
  edits = false,
  onClose,
  children,
  ...sending
}: FormDialogProps<E, Values>) => {
  const { send, busy, error } = useSubmit(sending);
  const { overlays } = useMessages('ui-more');
  const Kind = look === 'drawer' ? Drawer : Dialog;
  return (
    <Kind
      title={title}
      description={description}
      size={size}
      dirty={sending.draft.dirty && !busy}
      busy={busy}
      error={error}
      stays
      onClose={onClose}
      onSubmit={send}
      actions={
        reads && !sending.draft.dirty ? (
          <Button onPress={onClose}>{overlays.close}</Button>
        ) : (
          <>
            <CancelButton />
            <Button look="primary" submits busy={busy} disabled={edits && !sending.draft.dirty}>
              {submit}
            </Button>
          </>
        )
      }
    >
      {children}
    </Kind>
  );
};
