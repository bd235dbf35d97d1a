import { createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../button/button.tsx';

/** How the modal around it is left, as Esc leaves it, and whether it can be. */
export const ModalContext = createContext<{ leave: () => void; busy: boolean }>({
  leave: () => undefined,
  busy: false,
});

/** Leaves the modal that it stands in, as Esc does: where something is not saved, it is asked about first. */
export const CancelButton = ({ children }: { children?: ReactNode }) => {
  const { leave, busy } = useContext(ModalContext);
  const words = useMessages('ui-more').overlays;
  return (
    <Button onPress={leave} disabled={busy}>
      {children ?? words.cancel}
    </Button>
  );
};
