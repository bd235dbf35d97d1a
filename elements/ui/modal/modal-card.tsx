import { X } from 'lucide';
import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Close button of a modal, beside its title. */
export const CloseButton = ({ disabled, onPress }: { disabled: boolean | undefined; onPress: () => void }) => {
  const messages = useMessages('ui-more').overlays;
  return <IconButton name={messages.close} icon={X} small disabled={Boolean(disabled)} onPress={onPress} />;
};

/** Content of a modal; with `onSubmit` it is a form, whose first invalid control is focused on submit. */
export const ModalCard = ({ onSubmit, children }: { onSubmit?: (() => void) | undefined; children: ReactNode }) => {
  if (!onSubmit) return <div className="fe-modal-card">{children}</div>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // the event bubbles through the portal to a form around the modal in React's tree
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
