import { CircleAlert, X } from 'lucide';
import type { KeyboardEvent, Ref } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import type { ListedChoice } from '../choices/choice.ts';
import { Icon } from '../icon/icon.tsx';

/** Selected option, with an error where it is invalid. */
export interface Chip extends ListedChoice {
  /** Reason why it is invalid; also shown below the field. */
  readonly error?: string | undefined;
}

/** Chips of the selected options. Their buttons are no tab stops: the arrow keys of the field reach them. */
export const Chips = ({
  value,
  labelId,
  listRef,
  onRemove,
  onKey,
}: {
  value: readonly Chip[];
  /** Id of the label of the list. */
  labelId: string;
  listRef?: Ref<HTMLUListElement>;
  /** Handler of a removal; absent where the chips are read-only. */
  onRemove?: ((at: number) => void) | undefined;
  onKey?: (event: KeyboardEvent, at: number) => void;
}) => {
  const messages = useMessages('ui').choices;
  return (
    <ul className="fe-chips" role="list" aria-labelledby={labelId} ref={listRef}>
      {value.map(({ value: key, label, error, picture }, at) => (
        <li key={key} className="fe-chip" part="chip" data-invalid={Boolean(error) || undefined}>
          {error ? <Icon of={CircleAlert} size={14} /> : picture}
          <span className="fe-chip-label" dir="auto" title={error ? `${label}: ${error}` : label}>
            {label}
          </span>
          {onRemove && (
            <button
              type="button"
              className="fe-chip-remove"
              tabIndex={-1}
              aria-label={messages.remove({ label })}
              onClick={() => onRemove(at)}
              onKeyDown={(event) => onKey?.(event, at)}
            >
              <Icon of={X} size={14} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
