import { type ReactNode, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';
import { TextField } from '../text-field/text-field.tsx';

export interface ConfirmDialogProps {
  /** The question, naming what it is about: "Delete the group Engineering?" */
  title: string;
  /** What happens then: "12 people lose the roles it gives." */
  effect?: ReactNode;
  /** What the button does, by its own verb: "Delete group". */
  action: string;
  /** What keeps all as it is, in place of "Cancel". */
  cancel?: string;
  /** `danger` for what takes something away. */
  look?: 'danger' | 'primary';
  /** This has to be typed first: the name of what cannot be brought back. */
  typed?: string;
  busy?: boolean;
  /** Why it could not be done, and what to do. */
  error?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks before something is done that costs something. It has to be answered, and starts at Cancel: neither Enter nor a
 * press beside it takes anything away.
 */
export const ConfirmDialog = ({ look = 'danger', typed, ...props }: ConfirmDialogProps) => {
  const words = useMessages('ui-more').overlays;
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
            {props.cancel ?? words.cancel}
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
          label={words.typeToConfirm({ name: typed })}
          value={text}
          onChange={setText}
          check={(value) => (sameName(value, typed) ? undefined : words.notTheName)}
        />
      )}
    </Modal>
  );
};

/** Longest name that is compared, in characters: what is pasted may be of any length, and marks take the square of it. Ours. */
const NAME_CHARACTERS = 1000;

/** The same to the eye: accents and spaces can be written in several ways. */
const sameName = (one: string, two: string) => two.length <= NAME_CHARACTERS && plain(one) === plain(two);
const plain = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ').trim();
