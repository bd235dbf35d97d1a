import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ExperienceStatus } from './operations.ts';
import { STATUSES } from './status.tsx';
import type { ListState } from './use-list-state.ts';

const SEARCH_DELAY_MS = 300;

interface ListToolsProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

/** Search text as it is typed, and passed on once typing pauses. */
const useSearchText = ({ state, onChange }: ListToolsProps) => {
  const [text, setText] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  if (known !== state.search) {
    setKnown(state.search);
    setText(state.search);
  }
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (text === state.search) return undefined;
    const timer = setTimeout(() => latest.current({ search: text }), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, state.search]);
  return [text, setText] as const;
};

/** Search and status filter of the list. */
export const ListTools = ({ state, onChange }: ListToolsProps): ReactElement => {
  const [text, setText] = useSearchText({ state, onChange });
  return (
    <search className="tools">
      <input
        type="search"
        className="input"
        aria-label="Search experiences"
        placeholder="Search"
        dir="auto"
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <select
        className="input"
        aria-label="Status"
        value={state.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: target.value === '' ? undefined : (target.value as ExperienceStatus) })
        }
      >
        <option value="">Any status</option>
        {Object.entries(STATUSES).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </select>
    </search>
  );
};
