import type { ReactNode } from 'react';
import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx';
import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DrawerProps extends ModalProps {
  /** Above the content, which scrolls beneath it: the stepper of a wizard. */
  top?: ReactNode;
  /** A press beside it leaves it open. */
  stays?: boolean;
  /** Something in it is not saved: leaving it asks first. */
  dirty?: boolean;
}

/** Details, wizards and longer forms, from the end of the line of reading, as high as the page. Open while it is drawn. */
export const Drawer = ({ dirty = false, onClose, ...props }: DrawerProps) => {
  const { leave, question } = useLeaveGuard(dirty);
  return (
    <>
      <Modal {...props} look="drawer" onClose={() => leave(onClose)} />
      {question}
    </>
  );
};
