import type { ReactNode } from 'react';
import { useLeaveGuard } from '../leave-guard/use-leave-guard.tsx';
import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DrawerProps extends ModalProps {
  /** Content above the scrolling part: the stepper of a wizard. */
  top?: ReactNode;
  /** Stays open on a press outside. */
  stays?: boolean;
  /** Unsaved changes: leaving asks first. */
  dirty?: boolean;
}

/** Modal drawer for details, wizards and longer forms, at the inline end, as high as the page. Open while mounted. */
export const Drawer = ({ dirty = false, onClose, ...props }: DrawerProps) => {
  const { leave, question } = useLeaveGuard(dirty);
  return (
    <>
      <Modal {...props} look="drawer" onClose={() => leave(onClose)} />
      {question}
    </>
  );
};
