import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import mono from '../../themes/mono.css?inline';
import { useCopyAction } from '../copy-field/copy-action.tsx';
import copyField from '../copy-field/copy-field.css?inline';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { passwordManagerOptOut } from '../field/typing.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './secret-field.css?inline';

/** Mask of constant length, which does not disclose the length of the secret. */
const MASK = '•'.repeat(24);

/**
 * Read-only secret, generated for the user: masked until revealed, copied without being revealed, and in the DOM only
 * while revealed.
 */
export const SecretField = ({
  value,
  ...props
}: Pick<FieldProps, 'label' | 'hint'> & {
  value: string;
}) => {
  useStyles(mono, copyField, css);
  const messages = useMessages('ui').inputs.secret;
  const [revealed, setRevealed] = useState(false);
  const { action, notice } = useCopyAction({ label: props.label, text: value });
  return (
    <Field {...props} readOnly group="group" notes={notice}>
      {({ labelId }) => (
        <div className="fe-input fe-secret" part="input">
          {revealed ? (
            <input
              {...passwordManagerOptOut}
              className="fe-input-text fe-copy-text"
              type="text"
              aria-labelledby={labelId}
              autoComplete="off"
              readOnly
              value={value}
              dir="ltr"
              translate="no"
            />
          ) : (
            <span className="fe-secret-mask">
              <span className="fe-visually-hidden">{messages.hidden}</span>
              <span aria-hidden="true">{MASK}</span>
            </span>
          )}
          <IconButton
            small
            name={revealed ? messages.hide({ label: props.label }) : messages.reveal({ label: props.label })}
            icon={revealed ? Eye : EyeOff}
            aria-pressed={revealed}
            onPress={() => setRevealed(!revealed)}
          />
          {action}
        </div>
      )}
    </Field>
  );
};
