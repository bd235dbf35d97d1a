import { Search, X } from 'lucide';
import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useDebouncedText } from './use-debounced-text.ts';
import field from '../field/field.css?inline';
import css from './search-field.css?inline';

export interface SearchFieldProps {
  /** Label and placeholder: "Search users". */
  label: string;
  /** Current query. */
  value: string;
  /** Called with the query: debounced, on Enter, or when it is cleared. */
  onChange: (value: string) => void;
  /** Number of results for `value`, announced. Absent while they load. */
  results?: number | undefined;
  /** Focused by `/` from anywhere in the element where nothing is typed. */
  bySlash?: boolean;
  disabled?: boolean;
}

/** Debounced search field; announces the number of results. */
export const SearchField = ({ label, value, onChange, results, bySlash = false, disabled }: SearchFieldProps) => {
  useStyles(field, css);
  const messages = useMessages('ui-more').table.search;
  const input = useRef<HTMLInputElement>(null);
  const { text, type, settle, compose } = useDebouncedText(value, onChange);
  useSlash(input, bySlash && !disabled);

  const clear = () => {
    settle('');
    input.current?.focus();
  };
  const press = (event: ReactKeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') settle(text);
    else if (event.key === 'Escape' && text !== '') {
      // the first Escape is for the search, the next for the dialog around it
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  };
  const found = () => {
    if (value === '' || results === undefined) return '';
    return results === 0 ? messages.none({ query: value }) : messages.found({ count: results, query: value });
  };

  return (
    <div className="fe-search" part="search">
      <div className="fe-input fe-search-box">
        <Icon of={Search} size={16} />
        <input
          ref={input}
          className="fe-input-text"
          type="search"
          aria-label={label}
          aria-keyshortcuts={bySlash ? '/' : undefined}
          placeholder={label}
          value={text}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onCompositionStart={() => compose(true)}
          onCompositionEnd={() => compose(false)}
        />
        {text !== '' && !disabled && <IconButton name={messages.clear} icon={X} onPress={clear} small />}
      </div>
      <span className="fe-visually-hidden" role="status">
        {found()}
      </span>
    </div>
  );
};

const TYPED_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog, dialog *';

/**
 * Focuses a field by `/`, while the focus is in the same element: a page's own keys stay its own. Not in a dialog, where
 * the field is out of reach.
 */
const useSlash = (input: RefObject<HTMLInputElement | null>, active: boolean) => {
  const { shadow } = useHost();
  useEffect(() => {
    if (!active) return undefined;
    const reach = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== '/' || event.defaultPrevented) return;
      const [target] = event.composedPath();
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (!(target instanceof Element) || target.matches(TYPED_IN)) return;
      event.preventDefault();
      input.current?.focus();
    };
    shadow.addEventListener('keydown', reach);
    return () => shadow.removeEventListener('keydown', reach);
  }, [shadow, input, active]);
};
