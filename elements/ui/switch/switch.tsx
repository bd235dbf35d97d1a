import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import tones from '../../themes/tones.css?inline';
import { FieldNotes } from '../field/field-notes.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import css from './switch.css?inline';

export interface SwitchProps extends Omit<FieldProps, 'optional' | 'required'> {
  value: boolean;
  /** Called on a press, which takes effect immediately. Undo in a toast calls it with the earlier value. */
  onChange: (value: boolean) => void;
  /** Pending: presses are ignored, the focus stays. */
  busy?: boolean | undefined;
}

/** Switch that takes effect immediately. It is controlled: it shows `value`, so a failed change reverts it. */
export const Switch = ({ label, value, onChange, busy, ...props }: SwitchProps) => {
  useStyles(tones, css);
  const messages = useMessages('common');
  const ids = useFieldIds(props);
  const { attributes } = ids.control;
  return (
    <div
      className="fe-switch"
      part="switch"
      data-invalid={attributes['aria-invalid'] || undefined}
      data-disabled={props.disabled || undefined}
      data-read-only={props.readOnly || undefined}
    >
      <div className="fe-switch-text">
        <label className="fe-switch-label" part="label" htmlFor={attributes.id}>
          {label}
        </label>
        <FieldNotes ids={ids} hint={props.hint} error={props.error} />
      </div>
      <input
        {...attributes}
        type="checkbox"
        role="switch"
        className="fe-switch-track"
        aria-readonly={props.readOnly || undefined}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        checked={value}
        onChange={() => !busy && !props.readOnly && onChange(!value)}
      />
      <span className="fe-visually-hidden" role="status">
        {busy && messages.working}
      </span>
    </div>
  );
};
