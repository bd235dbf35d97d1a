import { X } from 'lucide';
import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Takes the modal away; beside its title. */
export const CloseButton = ({ disabled, onPress }: { disabled: boolean | undefined; onPress: () => void }) => {
  const words = useMessages('ui-more').overlays;
  return <IconButton name={words.close} icon={X} small disabled={Boolean(disabled)} onPress={onPress} />;
};

/** What a modal holds: a form where it is to be sent. */
export const ModalCard = ({ onSubmit, children }: { onSubmit?: (() => void) | undefined; children: ReactNode }) => {
  if (!onSubmit) return <div className="fe-modal-card">{children}</div>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a form that this one is written in, by React's reckoning, is not sent with it
    event.stopPropagation();
    const form = event.currentTarget;
    if (form.checkValidity()) onSubmit();
    else form.querySelector<HTMLElement>(':invalid')?.focus();
  };
  return (
    <form className="fe-modal-card" method="post" noValidate onSubmit={submit}>
      {children}
    </form>
  );
};
