import { formatList } from '../../i18n/formats.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Field } from '../field/field.tsx';
import { ChipField } from './chip-field.tsx';
import { Chips, type Chip } from './chips.tsx';
import css from './multi-select.css?inline';
import type { MultiSelectProps } from './multi-select-props.ts';

/** Combobox of a multiple selection, shown as chips. */
export const MultiSelect = <One extends Chip>(props: MultiSelectProps<One>) => {
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

/** Errors of single chips below their field: each once, with all chips that have it. */
const Faults = ({ of: value }: { of: readonly Chip[] }) => {
  const { locale } = useHostState();
  const faults = new Map<string, string[]>();
  for (const { label, error } of value) if (error) faults.set(error, [...(faults.get(error) ?? []), label]);
  return [...faults].map(([error, labels]) => (
    <p key={error} className="fe-field-note fe-field-error">
      <bdi className="fe-error-values">{formatList(locale.tag, labels)}</bdi>: {error}
    </p>
  ));
};
