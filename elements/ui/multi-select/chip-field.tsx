import { X } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { ListStatus } from '../choices/list-status.tsx';
import { ListToggle } from '../choices/list-toggle.tsx';
import { ChoiceList } from '../choices/list.tsx';
import { searchInputAttributes } from '../choices/typing.ts';
import type { FieldControl } from '../field/use-field-ids.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Chips, type Chip } from './chips.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';
import { useChosenValues } from './use-chosen-values.ts';

/** Box of a multi-select: its chips, the input after them, and the list below. */
export const ChipField = <One extends Chip>({
  control: { attributes, labelId },
  ...props
}: MultiSelectProps<One> & { control: FieldControl }) => {
  const { value, placeholder, disabled = false } = props;
  const messages = useMessages('ui').choices;
  const helpId = useId();
  const values = useChosenValues(props);
  const { list, chosen, hasList, chipList, removeAt, onChipKey } = values;
  const { anchor, input, attributes: combobox } = list;
  const described = [attributes['aria-describedby'], value.length > 0 && helpId].filter(Boolean).join(' ');

  return (
    <>
      <div
        className="fe-input fe-multi"
        part="control"
        ref={anchor}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('button')) return;
          input.current?.focus();
          list.show();
        }}
      >
        <div className="fe-multi-flow">
          {value.length > 0 && (
            <Chips
              value={value}
              labelId={labelId}
              listRef={chipList}
              onRemove={disabled ? undefined : removeAt}
              onKey={onChipKey}
            />
          )}
          <input
            {...attributes}
            {...(hasList && combobox)}
            {...searchInputAttributes}
            ref={input}
            className="fe-input-text"
            aria-describedby={described || undefined}
            value={list.typed ?? ''}
            placeholder={value.length === 0 ? placeholder : undefined}
            onChange={({ target }) => values.type(target.value)}
            onPaste={values.paste}
            onKeyDown={values.press}
            onBlur={values.leave}
          />
        </div>
        {value.length > 1 && !disabled && <IconButton small name={messages.clearAll} icon={X} onPress={values.clear} />}
        {hasList && <ListToggle of={list} disabled={disabled} />}
      </div>
      {list.open && <ChoiceList of={list} labelId={labelId} multiple isChosen={(choice) => chosen.has(choice.value)} />}
      {value.length > 0 && (
        <span className="fe-visually-hidden" id={helpId}>
          {messages.chipsHelp({ count: value.length })}
        </span>
      )}
      <ListStatus of={list} message={values.announcement} />
    </>
  );
};
