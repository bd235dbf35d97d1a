import { useEffect, useRef } from 'react';
import type { Choice } from '../../../../ui/choices/choice.ts';
import { focusablesIn } from '../../../../ui/layers/focusable.ts';
import { RadioCards } from '../../../../ui/radio-cards/radio-cards.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';

/** Editor of a user filter: radio cards for a few options, else a text field. */
export const Screen = ({
  label,
  options,
  value,
  onValue,
}: {
  label: string;
  options?: readonly Choice[];
  value: string | undefined;
  onValue: (value: readonly string[]) => void;
}) => {
  const edit = useRef<HTMLDivElement>(null);
  // the popover has the focus if it opened before this chunk loaded
  useEffect(() => {
    const { current: node } = edit;
    if (node?.closest('.fe-popover')?.matches(':focus')) focusablesIn(node)[0]?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={edit}>
      {options ? (
        <RadioCards label={label} options={options} value={value} onChange={(next) => onValue([next])} />
      ) : (
        <TextField
          kind="code"
          label={label}
          placeholder="@acme.com"
          value={value ?? ''}
          onChange={(next) => onValue(next ? [next] : [])}
        />
      )}
    </div>
  );
};
