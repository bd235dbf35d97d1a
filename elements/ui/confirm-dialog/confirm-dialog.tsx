import { type ReactNode, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface ConfirmDialogProps {
  /** Question with the name of its object: "Delete the group Engineering?" */
  title: string;
  /** Consequence: "12 people lose the roles it gives." */
  effect?: ReactNode;
  /** Label of the confirm button, with its verb: "Delete group". */
  action: string;
  /** Label of the button that cancels, in place of "Cancel". */
  cancel?: string;
  /** Look of the confirm button; `danger` for a destructive action. */
  look?: 'danger' | 'primary';
  /** Text that must be typed first: the name of what is deleted for good. */
  typed?: string;
  busy?: boolean;
  /** Error of the action, and what to do. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Confirmation before a destructive action, as an alert dialog: a press outside does not close it. The focus starts at
 * Cancel, so that Enter does not confirm; with `typed` it starts at the name to type.
 */
export const ConfirmDialog = ({ look = 'danger', typed, ...props }: ConfirmDialogProps) => {
  const messages = useMessages('ui-more').overlays;
  const [text, setText] = useState('');
  const isMeant = typed === undefined || sameName(text, typed);
  return (
    <Modal
      look="dialog"
      alert
      title={props.title}
      busy={props.busy}
      error={props.error}
      startsAt={typed === undefined ? 'actions' : 'content'}
      onClose={props.onCancel}
      onSubmit={() => isMeant && !props.busy && props.onConfirm()}
      actions={
        <>
          <Button onPress={props.onCancel} disabled={Boolean(props.busy)}>
            {props.cancel ?? messages.cancel}
          </Button>
          <Button look={look} submits busy={Boolean(props.busy)} disabled={!isMeant}>
            {props.action}
          </Button>
        </>
      }
    >
      {props.effect && <div>{props.effect}</div>}
      {typed !== undefined && (
        <TextField
          label={messages.typeToConfirm({ name: typed })}
          value={text}
          onChange={setText}
          check={(value) => (sameName(value, typed) ? undefined : messages.notTheName)}
        />
      )}
    </Modal>
  );
};

/** Longest text compared by its looks, in characters: normalizing marks takes quadratic time. Ours. */
const NAME_CHARACTERS = 1000;

/** Compares names as they look: accents and spaces can be encoded in several ways. Longer texts are compared as they are. */
const sameName = (typed: string, name: string) =>
  Math.max(typed.length, name.length) <= NAME_CHARACTERS ? plain(typed) === plain(name) : typed === name;
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
