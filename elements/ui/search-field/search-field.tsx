import { Search, X } from 'lucide';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useSettled } from './use-settled.ts';
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
  disabled?: boolean;
}

/** Debounced search field; announces the number of results. */
export const SearchField = ({ label, value, onChange, results, disabled }: SearchFieldProps) => {
  useStyles(field, css);
  const words = useMessages('ui-more').table.search;
  const input = useRef<HTMLInputElement>(null);
  const { text, type, settle, compose } = useSettled(value, onChange);

  const clear = () => {
    settle('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
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
    return results === 0 ? words.none({ query: value }) : words.found({ count: results, query: value });
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
        {text !== '' && !disabled && <IconButton name={words.clear} icon={X} onPress={clear} small />}
      </div>
      <span className="fe-unseen" role="status">
        {found()}
      </span>
    </div>
  );
};
