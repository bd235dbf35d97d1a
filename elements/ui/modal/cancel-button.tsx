import { createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../button/button.tsx';

/** Context of a modal: how it is closed, and whether it is busy. */
export const ModalContext = createContext<{ leave: () => void; busy: boolean }>({
  leave: () => undefined,
  busy: false,
});

/** Cancel button of a modal. It closes as Esc does: with unsaved changes the leave guard asks first. */
export const CancelButton = ({ children }: { children?: ReactNode }) => {
  const { leave, busy } = useContext(ModalContext);
  const messages = useMessages('ui-more').overlays;
  return (
    <Button onPress={leave} disabled={busy}>
      {children ?? messages.cancel}
    </Button>
  );
};
