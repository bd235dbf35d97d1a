import type { OptionSource } from '../choices/use-options.ts';
import type { FieldProps } from '../field/field-props.ts';
import type { Chip } from './chips.tsx';

/** Properties of a multi-select. */
export interface MultiSelectProps<One extends Chip> extends FieldProps {
  /** A list that is searched here, or a question that is asked for what is typed. Empty where all is typed or pasted. */
  options: OptionSource<One>;
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
