import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { PopupEnd } from '../popup/dismissal.ts';
import type { ListedChoice } from './choice.ts';
import { type ActiveChoice, useActiveChoice } from './use-active.ts';
import { type OptionList, type OptionSource, useOptions } from './use-options.ts';

/** Number of options that Page Up and Page Down move by. */
const PAGE = 10;

/** State of a combobox: its query, its options, and whether its list is open. */
export interface SearchList<One extends ListedChoice> {
  readonly listId: string;
  readonly optionId: (at: number) => string;
  /** Anchor of the list: the field's box. */
  readonly anchor: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly open: boolean;
  /** Query typed since the last selection; `undefined` where there is none. */
  readonly typed: string | undefined;
  readonly offers: OptionList<One>;
  readonly active: ActiveChoice<One>;
  readonly show: () => void;
  readonly hide: () => void;
  /** Closes the list on an outside event; Esc also clears the query. */
  readonly end: (why: PopupEnd) => void;
  /** Sets the query, opens the list and starts at its top. */
  readonly type: (text: string) => void;
  /** Clears the query. */
  readonly forget: () => void;
  readonly choose: (choice: One) => void;
  /** Handles the keys of a combobox; true where one was handled. */
  readonly press: (event: KeyboardEvent) => boolean;
  /** Combobox attributes of the input. */
  readonly attributes: {
    readonly role: 'combobox';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
  };
}

interface Options<One extends ListedChoice> {
  source: OptionSource<One>;
  /** Active option when the list opens. */
  chosen: One | undefined;
  onChoose: (choice: One) => void;
  /** False where the field is disabled or read-only: the list stays closed. */
  enabled: boolean;
  defaultOpen?: boolean | undefined;
}

/** Combobox behaviour: keys, list and query, for single and multiple selection. Source: ARIA, "Combobox pattern". */
export const useSearchList = <One extends ListedChoice>({
  source,
  chosen,
  onChoose,
  enabled,
  defaultOpen = false,
}: Options<One>): SearchList<One> => {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(defaultOpen);
  const [typed, setTyped] = useState<string>();
  const open = isOpen && enabled;
  const offers = useOptions(source, typed ?? '', open);
  const active = useActiveChoice(offers, typed ?? '', defaultOpen ? chosen : undefined);

  const show = () => {
    if (!enabled || open) return;
    setOpen(true);
    active.set(chosen);
  };
  const hide = () => setOpen(false);
  const forget = () => setTyped(undefined);
  const choose = (choice: One) => {
    if (choice.disabled) return;
    active.set(choice);
    onChoose(choice);
  };

  const moves: Record<string, number> = {
    ArrowDown: 1,
    ArrowUp: -1,
    PageDown: PAGE,
    PageUp: -PAGE,
  };
  const press = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey, nativeEvent } = event;
    // IME composition: its keys are not ours
    if (nativeEvent.isComposing || !enabled) return false;
    const done = (act: () => void) => {
      event.preventDefault();
      act();
      return true;
    };
    if (altKey && key === 'ArrowUp') return done(hide);
    const by = moves[key];
    if (by !== undefined && !ctrlKey && !metaKey) {
      if (!open && key.startsWith('Page')) return false;
      return done(() => {
        show();
        const stays = !open && (altKey || chosen !== undefined);
        if (!stays) active.move(by);
      });
    }
    if (!open) return false;
    if (ctrlKey && key === 'Home') return done(() => active.move(-offers.choices.length));
    if (ctrlKey && key === 'End') return done(() => active.move(offers.choices.length));
    if (key !== 'Enter') return false;
    // the list handles the key, so the form never does
    event.preventDefault();
    if (offers.state === 'failed') offers.retry();
    else if (active.choice) choose(active.choice);
    return active.choice !== undefined;
  };

  return {
    listId,
    optionId: (at) => `${listId}-${at}`,
    anchor,
    input,
    open,
    typed,
    offers,
    active,
    show,
    hide,
    type: (text) => {
      setTyped(text);
      active.set(undefined);
      setOpen(true);
    },
    forget,
    end: (why) => {
      hide();
      if (why === 'escape') forget();
    },
    choose,
    press,
    attributes: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-activedescendant': open && active.at >= 0 ? `${listId}-${active.at}` : undefined,
    },
  };
};
