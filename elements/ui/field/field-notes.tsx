import { useStyles } from '../../kit/use-styles.ts';
import css from './field.css?inline';
import type { FieldProps } from './field-props.ts';
import type { useFieldIds } from './use-field-ids.ts';

/** Error and hint of a field, in that order; `ids` are those of `useFieldIds`. */
export const FieldNotes = ({
  ids,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { ids: ReturnType<typeof useFieldIds> }) => {
  useStyles(css);
  return (
    <>
      {error && (
        <p className="fe-field-note fe-field-error" part="error" id={ids.errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="fe-field-note" part="hint" id={ids.hintId}>
          <bdi>{hint}</bdi>
        </p>
      )}
    </>
  );
};
