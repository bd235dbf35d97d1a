import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import mono from '../../themes/mono.css?inline';
import { useCopyAction } from '../copy-field/copy-action.tsx';
import copyField from '../copy-field/copy-field.css?inline';
import { CredentialField } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { passwordManagerOptOut } from '../field/typing.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './secret-field.css?inline';

/** As many for every secret: how long it is, is part of it. */
const MASK = '•'.repeat(24);

/** A secret that was made for the person: hidden until they ask, copied without being shown, in the page only when shown. */
export const SecretField = ({
  value,
  ...props
}: Pick<FieldProps, 'label' | 'hint'> & {
  value: string;
}) => {
  useStyles(mono, copyField, css);
  const words = useMessages('ui').inputs.secret;
  const [revealed, setRevealed] = useState(false);
  const { action, notice } = useCopyAction({ label: props.label, text: value });
  return (
    <CredentialField {...props} readOnly group="group" notes={notice}>
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
              <span className="fe-unseen">{words.hidden}</span>
              <span aria-hidden="true">{MASK}</span>
            </span>
          )}
          <IconButton
            small
            name={revealed ? words.hide({ label: props.label }) : words.reveal({ label: props.label })}
            icon={revealed ? Eye : EyeOff}
            aria-pressed={revealed}
            onPress={() => setRevealed(!revealed)}
          />
          {action}
        </div>
      )}
    </CredentialField>
  );
};
