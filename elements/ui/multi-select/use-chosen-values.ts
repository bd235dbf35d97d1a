import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useSearchList } from '../choices/use-search-list.ts';
import type { Chip } from './chips.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';
import { piecesOf } from './pieces.ts';
import { useChips } from './use-chips.ts';

/** State of a multi-select: adds and removes options by list, key and paste, with the text of its live region. */
export const useChosenValues = <One extends Chip>({
  options,
  value,
  onChange,
  onPaste,
  disabled = false,
  defaultOpen,
}: MultiSelectProps<One>) => {
  const messages = useMessages('ui').choices;
  const [announcement, setAnnouncement] = useState('');
  const chosen = new Set(value.map((choice) => choice.value));
  // without options it is a field for typed values only
  const hasList = typeof options === 'function' || options.length > 0;

  const list = useSearchList({
    source: options,
    chosen: undefined,
    enabled: !disabled && hasList,
    defaultOpen,
    onChoose: (choice) => {
      const has = chosen.has(choice.value);
      onChange(has ? value.filter((one) => one.value !== choice.value) : [...value, choice]);
      setAnnouncement(has ? messages.removed({ label: choice.label }) : messages.added({ label: choice.label }));
      list.forget();
    },
  });
  const chips = useChips(value.length, list.input, (at) => {
    onChange(value.filter((_, place) => place !== at));
    setAnnouncement(messages.removed({ label: value[at]?.label ?? '' }));
  });

  const add = (text: string) => {
    const pieces = piecesOf(text);
    if (!onPaste || pieces.length === 0) return;
    const made = new Map(onPaste(pieces).map((choice) => [choice.value, choice]));
    const fresh = [...made.values()].filter((choice) => !chosen.has(choice.value));
    const known = made.size - fresh.length;
    if (fresh.length > 0) onChange([...value, ...fresh]);
    const added = messages.addedMany({ count: fresh.length });
    setAnnouncement(known > 0 ? `${added} ${messages.alreadyThere({ count: known })}` : added);
    list.forget();
  };
  return {
    list,
    chipList: chips.list,
    removeAt: chips.removeAt,
    onChipKey: chips.onChipKey,
    chosen,
    hasList,
    announcement,
    type: (text: string) => {
      setAnnouncement('');
      if (onPaste && /[,;]/.test(text)) add(text);
      else list.type(text);
    },
    paste: (event: ClipboardEvent) => {
      // some browsers give no clipboard
      const text = event.clipboardData?.getData('text') ?? '';
      if (!onPaste || piecesOf(text).length < 2) return;
      event.preventDefault();
      add(text);
    },
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      if (chips.onInputKey(event) || list.press(event)) return;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      // Enter adds the typed value, and does not submit the form
      if (list.typed || list.open) event.preventDefault();
      add(list.typed ?? '');
    },
    leave: () => {
      add(list.typed ?? '');
      list.forget();
    },
    clear: () => {
      onChange([]);
      setAnnouncement(messages.cleared);
      list.input.current?.focus();
    },
  };
};
