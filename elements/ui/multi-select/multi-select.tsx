import { useStyles } from '../../kit/use-styles.ts';
import type { Source } from '../choices/use-offers.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { ChipField } from './chip-field.tsx';
import { Chips, type Chosen } from './chips.tsx';
import { Faults } from './faults.tsx';
import css from './multi-select.css?inline';

export interface MultiSelectProps<One extends Chosen> extends FieldProps {
  /** A list that is searched here, or a question that is asked for what is typed. Empty where all is typed or pasted. */
  options: Source<One>;
  /** What is chosen, in the order in which it was. */
  value: readonly One[];
  onChange: (value: readonly One[]) => void;
  /**
   * Makes choices of values that were pasted or typed: the pieces between commas, semicolons, spaces and lines. One that
   * cannot stay is given an `error`. Without it only what is offered can be chosen.
   */
  onPaste?: ((pieces: readonly string[]) => readonly One[]) | undefined;
  placeholder?: string | undefined;
  /** Open from the start, as where the field is what a popup was opened for. */
  defaultOpen?: boolean | undefined;
}

/** Several of many things, found by typing and kept as chips. */
export const MultiSelect = <One extends Chosen>(props: MultiSelectProps<One>) => {
  useStyles(css);
  const { value, readOnly } = props;
  const faults = <Faults of={value} />;
  if (!readOnly)
    return (
      <Field {...props} notes={faults}>
        {(control) => <ChipField {...props} control={control} />}
      </Field>
    );
  return (
    <Field {...props} group="group" notes={faults}>
      {({ labelId }) => (
        <div className="fe-input fe-multi" part="control">
          <div className="fe-multi-flow">{value.length > 0 && <Chips value={value} labelId={labelId} />}</div>
        </div>
      )}
    </Field>
  );
};
