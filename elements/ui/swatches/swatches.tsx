import { Check } from 'lucide';
import { useId } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import css from './swatches.css?inline';

/** Color to choose, with its name; an empty color is none. */
export interface Swatch {
  readonly color: string;
  readonly name: string;
}

export interface SwatchesProps extends Omit<FieldProps, 'optional'> {
  options: readonly Swatch[];
  /** Chosen color. */
  value: string;
  onChange: (color: string) => void;
}

/** Radio group of colors as a row of swatches; each is named for screen readers and in its title, and the chosen one has a check. */
export const Swatches = ({ options, value, onChange, ...field }: SwatchesProps) => {
  useStyles(css);
  const name = useId();
  return (
    <Field {...field} group="radiogroup">
      {() => (
        <div className="fe-swatches" part="choices">
          {options.map((option) => (
            <label key={option.color} className="fe-swatch" title={option.name} data-none={!option.color || undefined}>
              <input
                type="radio"
                className="fe-swatch-radio"
                name={name}
                checked={value === option.color}
                disabled={field.disabled}
                onChange={() => !field.readOnly && onChange(option.color)}
              />
              <span className="fe-swatch-dot" style={{ '--_fe-swatch': option.color || undefined }}>
                <Icon of={Check} />
              </span>
              <span className="fe-visually-hidden">{option.name}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
};
