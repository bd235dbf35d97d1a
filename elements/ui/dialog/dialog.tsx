import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx';
import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DialogProps extends ModalProps {
  /** Alert dialog (`alertdialog`): no close button, and a press outside does nothing. For secrets shown once. */
  alert?: boolean;
  /** Stays open on a press outside. */
  stays?: boolean;
  /** Unsaved changes: leaving asks first. */
  dirty?: boolean;
  /** Title of that question, where "Discard changes?" does not fit. */
  discards?: string;
}

/**
 * Modal dialog: title, content, actions at the end. It is open while mounted. With `onSubmit` it is a form, sent by
 * Enter or by a button that `submits`. For more than about six fields there is a drawer.
 */
export const Dialog = ({ dirty = false, discards, onClose, ...props }: DialogProps) => {
  const { leave, question } = useLeaveGuard(dirty, discards);
  return (
    <>
      <Modal {...props} look="dialog" onClose={() => leave(onClose)} />
      {question}
    </>
  );
};
