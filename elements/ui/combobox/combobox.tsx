import { X } from 'lucide';
import { useEffect } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import type { ListedChoice } from '../choices/choice.ts';
import { ListStatus } from '../choices/list-status.tsx';
import { ListToggle } from '../choices/list-toggle.tsx';
import { ChoiceList } from '../choices/list.tsx';
import { named } from '../choices/matching.ts';
import { searchInputAttributes } from '../choices/typing.ts';
import type { OptionSource } from '../choices/use-options.ts';
import { useSearchList } from '../choices/use-search-list.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './combobox.css?inline';

export interface ComboboxProps<One extends ListedChoice> extends FieldProps {
  /** Options: a list that is searched here, or a loader that is called with the query. */
  options: OptionSource<One>;
  /** Selected option, not its value: a loaded list need not contain it. */
  value: One | undefined;
  /** Called with the option; `undefined` where an optional field was emptied. */
  onChange: (value: One | undefined) => void;
  placeholder?: string | undefined;
  /** Open initially, as where the field is the content of a popup. */
  defaultOpen?: boolean | undefined;
}

/**
 * Combobox of a single selection. The text is only a query: on blur the field shows the selected option again, unless
 * the text is the label of an option.
 */
export const Combobox = <One extends ListedChoice>({
  options,
  value,
  onChange,
  placeholder,
  defaultOpen,
  ...field
}: ComboboxProps<One>) => {
  useStyles(css);
  const messages = useMessages('ui').choices;
  const enabled = !field.disabled && !field.readOnly;
  const list = useSearchList({
    source: options,
    chosen: value,
    enabled,
    defaultOpen,
    onChoose: (choice) => {
      onChange(choice);
      list.forget();
      list.hide();
    },
  });
  const text = list.typed ?? value?.label ?? '';
  const isSettled = list.typed === undefined;
  // typing after a selection starts a new query
  useEffect(() => {
    if (isSettled && text && list.input.current?.matches(':focus')) list.input.current.select();
  }, [list.input, isSettled, text]);
  const clearable = !field.required && enabled && value !== undefined;
  const clear = () => {
    onChange(undefined);
    list.forget();
    list.input.current?.focus();
  };
  const leave = () => {
    list.forget();
    if (list.typed === undefined) return;
    const found = named(list.offers.choices, list.typed);
    if (list.typed.trim() === '' && clearable) onChange(undefined);
    else if (found && found.value !== value?.value) onChange(found);
  };

  return (
    <Field {...field}>
      {({ attributes, labelId }) => (
        <>
          <div
            className="fe-input fe-combobox"
            part="control"
            ref={list.anchor}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('button')) return;
              list.input.current?.focus();
              if (!list.open && list.typed === undefined) list.input.current?.select();
              list.show();
            }}
          >
            {value?.picture && list.typed === undefined && <span className="fe-combobox-picture">{value.picture}</span>}
            <input
              {...attributes}
              {...list.attributes}
              ref={list.input}
              className="fe-input-text"
              readOnly={field.readOnly}
              value={text}
              placeholder={placeholder}
              {...searchInputAttributes}
              onChange={({ target }) => list.type(target.value)}
              onKeyDown={list.press}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={leave}
            />
            {clearable && <IconButton small unreached name={messages.clear} icon={X} onPress={clear} />}
            {!field.readOnly && <ListToggle of={list} disabled={!enabled} />}
          </div>
          {list.open && <ChoiceList of={list} labelId={labelId} isChosen={(choice) => choice.value === value?.value} />}
          <ListStatus of={list} />
        </>
      )}
    </Field>
  );
};
