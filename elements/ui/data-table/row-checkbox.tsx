import type { MouseEvent } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import checkbox from '../checkbox/checkbox.css?inline';

/** Prevents text selection on a Shift press, which selects a range of rows. */
const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

/** Props of a checkbox that selects a row, or all. */
export interface TickProps {
  label: string;
  checked: boolean;
  /** Indeterminate: some of its rows are selected. */
  mixed?: boolean;
  disabled?: boolean;
  title?: string | undefined;
  onTick: (event: unknown) => void;
}

/** Checkbox that selects a row, or all; it fills its cell as a large touch target. */
export const RowCheckbox = ({ label, checked, mixed = false, disabled, title, onTick }: TickProps) => {
  useStyles(tones, checkbox);
  return (
    <span className="fe-check fe-tick" data-disabled={disabled || undefined}>
      <input
        type="checkbox"
        className="fe-check-box"
        aria-label={label}
        title={title}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onMouseDown={keepText}
        onChange={onTick}
      />
    </span>
  );
};
