import type { MouseEvent } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import checkbox from '../checkbox/checkbox.css?inline';

/** With Shift a press chooses a range of rows; it must not choose text as well. */
const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

/** Props of a checkbox that selects a row, or all. */
export interface TickProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  disabled?: boolean;
  title?: string | undefined;
  onTick: (event: unknown) => void;
}

/** The box that chooses a row, or all of them; it fills its cell, so that it is met by a finger. */
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
