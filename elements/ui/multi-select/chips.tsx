import { CircleAlert, X } from 'lucide';
import type { KeyboardEvent, Ref } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import type { ListedChoice } from '../choices/choice.ts';
import { Icon } from '../icon/icon.tsx';

/** Something chosen, and what is wrong with it if anything is. */
export interface Chip extends ListedChoice {
  /** Why this one cannot stay; it is said below the field, too. */
  readonly error?: string | undefined;
}

/** What is chosen, one chip each. Tab passes over their buttons: the field's arrow keys lead to them. */
export const Chips = ({
  value,
  labelId,
  listRef,
  onRemove,
  onKey,
}: {
  value: readonly Chip[];
  /** What the list is of. */
  labelId: string;
  listRef?: Ref<HTMLUListElement>;
  /** Absent where nothing can be removed. */
  onRemove?: ((at: number) => void) | undefined;
  onKey?: (event: KeyboardEvent, at: number) => void;
}) => {
  const words = useMessages('ui').choices;
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
              aria-label={words.remove({ label })}
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
