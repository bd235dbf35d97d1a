import { useEffect, useRef } from 'react';
import type { QueryResult } from '../../../../kit/query-result.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { CheckboxList } from '../../../../ui/checkbox-list/checkbox-list.tsx';
import type { Choice } from '../../../../ui/choices/choice.ts';
import { isFocusLost } from '../../../../ui/layers/composed.ts';
import { firstFocusable } from '../../../../ui/layers/focusable.ts';

/** Editor of a user filter whose choices are loaded; it says so while they load, and tries again where they failed to. */
export const Screen = ({
  label,
  choices,
  value,
  onValue,
}: {
  label: string;
  choices: QueryResult<readonly Choice[]>;
  value: readonly string[];
  onValue: (value: readonly string[]) => void;
}) => {
  const edit = useRef<HTMLDivElement>(null);
  // the popover has the focus while there is no control in it, and nothing has it after a button that is gone
  useEffect(() => {
    const popover = edit.current?.closest<HTMLElement>('.fe-popover');
    if (popover && (popover.matches(':focus') || isFocusLost(popover)))
      (firstFocusable(popover) ?? popover).focus({ preventScroll: true });
  });
  return (
    <div ref={edit}>
      <Answer of={choices}>
        {(options) => <CheckboxList label={label} options={options} value={value} onChange={onValue} />}
      </Answer>
    </div>
  );
};
