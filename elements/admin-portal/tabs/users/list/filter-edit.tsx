import { useEffect, useRef } from 'react';
import type { Choice } from '../../../../ui/choices/choice.ts';
import { focusablesIn } from '../../../../ui/layers/focusable.ts';
import { RadioCards } from '../../../../ui/radio-cards/radio-cards.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';

/** What people are filtered by, of a few things, or of a part of an address. */
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
  // what it opened in has the focus where that came before it
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
