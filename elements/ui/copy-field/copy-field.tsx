import { useStyles } from '../../kit/use-styles.ts';
import mono from '../../themes/mono.css?inline';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { passwordManagerOptOut } from '../field/typing.ts';
import { useCopyAction } from './copy-action.tsx';
import css from './copy-field.css?inline';

/**
 * Read-only field with a copy button: an address, an id, a certificate. `shown` is the displayed text where it differs
 * from the copied one (a key in groups of four).
 */
export const CopyField = ({
  value,
  shown = value,
  rows,
  ...props
}: Pick<FieldProps, 'label' | 'hint' | 'disabled'> & {
  value: string;
  shown?: string;
  /** Number of rows, for long text. */
  rows?: number;
}) => {
  useStyles(mono, css);
  const { action, notice } = useCopyAction({ label: props.label, text: value, disabled: props.disabled });
  return (
    <Field {...props} readOnly notes={notice}>
      {({ attributes }) => {
        const control = {
          ...passwordManagerOptOut,
          ...attributes,
          readOnly: true,
          value: shown,
          dir: 'ltr',
          translate: 'no',
        } as const;
        return (
          <div className="fe-input fe-copy-box" part="input">
            {rows === undefined ? (
              <input {...control} className="fe-input-text fe-copy-text" type="text" autoComplete="off" />
            ) : (
              <textarea {...control} className="fe-input-text fe-copy-text fe-copy-lines" rows={rows} />
            )}
            {action}
          </div>
        );
      }}
    </Field>
  );
};
