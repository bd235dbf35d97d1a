import { Check } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import type { ListedChoice } from './choice.ts';
import { matchRanges } from './fold-text.ts';

/** Label with the matches of a query marked. */
const Marked = ({ text, query }: { text: string; query: string }) => {
  const parts = [];
  let at = 0;
  for (const [from, to] of matchRanges(text, query)) {
    parts.push(
      text.slice(at, from),
      <b key={from} className="fe-option-found">
        {text.slice(from, to)}
      </b>,
    );
    at = to;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
};

/** Option of a listbox. It never has the focus: the field keeps it, with `aria-activedescendant`. */
export const Option = <One extends ListedChoice>({
  id,
  choice,
  query,
  chosen,
  active,
  place,
  of,
  onPoint,
  onChoose,
}: {
  id: string;
  choice: One;
  query: string;
  chosen: boolean;
  active: boolean;
  /** Position in the list, from 1, and the length of the list, which can be more than the rows rendered. */
  place: number;
  of: number;
  onPoint: () => void;
  onChoose: () => void;
}) => (
  <div
    id={id}
    role="option"
    className="fe-option"
    part="option"
    aria-selected={chosen}
    aria-disabled={choice.disabled || undefined}
    aria-setsize={of}
    aria-posinset={place}
    data-active={active || undefined}
    ref={(node) => {
      // an option under the pointer is in view already
      if (active && node && !node.matches(':hover')) node.scrollIntoView({ block: 'nearest' });
    }}
    onPointerMove={() => !active && !choice.disabled && onPoint()}
    onClick={onChoose}
  >
    {choice.picture}
    <span className="fe-option-text">
      <span className="fe-option-label">
        <bdi>
          <Marked text={choice.label} query={query} />
        </bdi>
      </span>
      {choice.hint && (
        <span className="fe-option-hint">
          <bdi>{choice.hint}</bdi>
        </span>
      )}
    </span>
    {chosen && <Icon of={Check} size={16} />}
  </div>
);
