import { useRef } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { InputBox } from '../field/input-box.tsx';
import { passwordManagerOptOut, verbatimInputAttributes } from '../field/typing.ts';
import { type Validation, useValidation } from '../field/use-validation.ts';
import css from './color-field.css?inline';

const HEX = /^#[\da-f]{6}$/i;
const COLOR_CHARACTERS = 7;

/** Whether a text is a color in six hexadecimal digits. */
export const isColor = (text: string): boolean => HEX.test(text);

/** Color in six hexadecimal digits: typed, pasted or chosen in the browser's own picker. */
export const ColorField = ({
  fallback,
  pick,
  ...props
}: FieldProps &
  Validation<string> & {
    /** Color that the picker begins with where none is chosen. */
    fallback: string;
    /** Accessible name of the picker. */
    pick: string;
  }) => {
  useStyles(css);
  const input = useRef<HTMLInputElement>(null);
  const { error, change, listeners } = useValidation(input, props);
  const { value } = props;
  return (
    <Field {...props} error={error}>
      {({ attributes }) => (
        <InputBox
          dir="ltr"
          before={
            <input
              type="color"
              className="fe-color-well"
              aria-label={pick}
              value={isColor(value) ? value.toLowerCase() : fallback}
              disabled={props.disabled || props.readOnly || false}
              onChange={(event) => change(event.target.value)}
            />
          }
        >
          <input
            {...passwordManagerOptOut}
            {...verbatimInputAttributes}
            {...attributes}
            {...listeners}
            ref={input}
            type="text"
            dir="ltr"
            className="fe-input-text"
            autoComplete="off"
            placeholder={fallback}
            maxLength={COLOR_CHARACTERS}
            value={value}
            readOnly={props.readOnly}
            onChange={(event) => change(event.target.value)}
          />
        </InputBox>
      )}
    </Field>
  );
};
