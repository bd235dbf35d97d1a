import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx';
import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DialogProps extends ModalProps {
  /** It must be answered (`alertdialog`): no close button, and a press beside it does nothing. For secrets shown once. */
  alert?: boolean;
  /** A press beside it leaves it open. */
  stays?: boolean;
  /** Something in it is not saved: leaving it asks first. */
  dirty?: boolean;
}

/**
 * Something to do or to read before going on: a title, the content, the actions at the end. It is open while it is drawn.
 * With `onSubmit` it is a form, sent by Enter or by a button that `submits`. More than about six fields are for a drawer.
 */
export const Dialog = ({ dirty = false, onClose, ...props }: DialogProps) => {
  const { leave, question } = useLeaveGuard(dirty);
  return (
    <>
      <Modal {...props} look="dialog" onClose={() => leave(onClose)} />
      {question}
    </>
  );
};
