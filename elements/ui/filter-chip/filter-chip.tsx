import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import type { Choice } from '../choices/choice.ts';
import { Icon } from '../icon/icon.tsx';
import { Popover } from '../popover/popover.tsx';
import { neighbourOf } from './neighbour.ts';
import { titleWhenCut } from '../truncated/title-when-cut.ts';
import css from './filter-chip.css?inline';

export interface FilterChipProps<Operator extends string> {
  /** Column heading. */
  column: string;
  /** Operators; a single one is plain text. */
  operators: readonly Choice<Operator>[];
  operator: Operator;
  onOperator?: ((operator: Operator) => void) | undefined;
  /** Text of the operand: "Admin, Member". `undefined` where nothing is selected yet. */
  value: string | undefined;
  /** Controls of the operand, in a popover at the value; absent where it is fixed. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Handler of a removal; absent where the filter is fixed. */
  onRemove?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Open initially, as for a filter that was just added. */
  defaultOpen?: boolean | undefined;
}

/** Filter chip of a table: column, operator and operand. For use in `FilterChips`. */
export const FilterChip = <Operator extends string>({
  column,
  operators,
  operator,
  onOperator,
  value,
  children,
  onRemove,
  disabled = false,
  defaultOpen = false,
}: FilterChipProps<Operator>) => {
  useStyles(css);
  const messages = useMessages('ui').choices;
  const chip = useRef<HTMLDivElement>(null);
  const chosen = operators.find((one) => one.value === operator);
  const shown = value ?? messages.choose;
  const name = [column, chosen?.label, shown].filter(Boolean).join(' ');
  const remove = () => {
    // moves the focus before the chip is removed
    neighbourOf(chip.current)?.focus();
    onRemove?.();
  };
  const choose = (wanted: string) => {
    const found = operators.find((one) => one.value === wanted);
    if (found) onOperator?.(found.value);
  };

  return (
    <div
      className="fe-filter"
      part="filter"
      role="group"
      aria-label={name}
      ref={chip}
      data-disabled={disabled || undefined}
    >
      <span className="fe-filter-column">
        <bdi onPointerOver={titleWhenCut}>{column}</bdi>
      </span>
      {onOperator && operators.length > 1 ? (
        <select
          className="fe-filter-part fe-filter-operator"
          aria-label={messages.condition({ column })}
          value={operator}
          disabled={disabled}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {operators.map((one) => (
            <option key={one.value} value={one.value} disabled={one.disabled}>
              {one.label}
            </option>
          ))}
        </select>
      ) : (
        <span className="fe-filter-operator">{chosen?.label}</span>
      )}
      {children === undefined ? (
        <span className="fe-filter-value">
          <bdi title={shown}>{shown}</bdi>
        </span>
      ) : (
        <Popover
          name={column}
          defaultOpen={defaultOpen}
          renderTrigger={({ onPress, ...trigger }) => (
            <button
              {...trigger}
              type="button"
              className="fe-filter-part fe-filter-value"
              aria-label={messages.valueOf({ column, value: shown })}
              disabled={disabled}
              onClick={onPress}
            >
              <bdi title={shown}>{shown}</bdi>
            </button>
          )}
        >
          {children}
        </Popover>
      )}
      {onRemove && (
        <button
          type="button"
          className="fe-filter-part fe-filter-remove"
          aria-label={messages.removeFilter({ filter: name })}
          disabled={disabled}
          onClick={remove}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </div>
  );
};
