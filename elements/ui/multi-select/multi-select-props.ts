import type { OptionSource } from '../choices/use-options.ts';
import type { FieldProps } from '../field/field-props.ts';
import type { Chip } from './chips.tsx';

/** Properties of a multi-select. */
export interface MultiSelectProps<One extends Chip> extends FieldProps {
  /**
   * Options: a list that is searched here, or a loader that is called with the query. Empty where all values are typed
   * or pasted.
   */
  options: OptionSource<One>;
  /** Selected options, in the order of their selection. */
  value: readonly One[];
  onChange: (value: readonly One[]) => void;
  /**
   * Converts pasted or typed values to options: the pieces between commas, semicolons, whitespace and lines. An invalid
   * one gets an `error`. Without it only listed options can be selected.
   */
  onPaste?: ((pieces: readonly string[]) => readonly One[]) | undefined;
  placeholder?: string | undefined;
  /** Open initially, as where the field is the content of a popup. */
  defaultOpen?: boolean | undefined;
}
