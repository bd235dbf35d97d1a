import { ChevronLeft, ChevronRight } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useNumbers } from '../numbers/use-numbers.ts';
import { moveByKey } from './move-by-key.ts';
import { pageSlots } from './page-slots.ts';
import css from './pagination.css?inline';

/** What a list knows of its pages. The first page is 1. */
export interface PaginationProps {
  page: number;
  pageSize: number;
  /** How many there are in all; absent where nobody counts them. */
  total?: number | undefined;
  /** Without a total: how many are on this page, and whether there are more after it. */
  shown?: number;
  more?: boolean;
  /** What is paged through, where a screen has several: "Pages of members". */
  label?: string;
  onChange: (page: number) => void;
}

/** Where in a long list one is, and the way to its other pages. Says nothing where there is nothing. */
export const Pagination = ({
  page,
  pageSize,
  total,
  shown = pageSize,
  more = false,
  label,
  onChange,
}: PaginationProps) => {
  useStyles(css);
  const words = useMessages('ui').display.pages;
  const numbers = useNumbers();
  const pages = total === undefined ? undefined : Math.ceil(total / pageSize);
  const at = Math.max(1, Math.min(page, pages ?? page));
  const first = (at - 1) * pageSize + 1;
  const last = total === undefined ? first + shown - 1 : Math.min(at * pageSize, total);
  if (last < first && at === 1) return null;

  // the last page of an uncounted list tells how many there are
  const known = total ?? (more ? undefined : last);
  const range = last < first ? numbers.plain(0) : numbers.range(first, last);
  const text = known === undefined ? range : words.range({ range, total: numbers.plain(known) });
  const hasNext = pages === undefined ? more : at < pages;
  return (
    <nav className="fe-pages" part="pagination" aria-label={label ?? words.label}>
      <span className="fe-pages-range" role="status">
        {text}
      </span>
      {(at > 1 || hasNext) && (
        <ul className="fe-pages-list" role="list" onKeyDown={moveByKey}>
          <li>
            <IconButton
              name={words.previous}
              icon={ChevronLeft}
              turns
              small
              look="bordered"
              disabled={at === 1}
              onPress={() => onChange(at - 1)}
            />
          </li>
          {pages !== undefined &&
            pageSlots(at, pages).map((slot) =>
              typeof slot === 'number' ? (
                <li key={slot} className="fe-pages-number">
                  <button
                    type="button"
                    className="fe-page"
                    aria-label={words.page({ page: numbers.plain(slot) })}
                    aria-current={slot === at ? 'page' : undefined}
                    onClick={() => slot !== at && onChange(slot)}
                  >
                    {numbers.plain(slot)}
                  </button>
                </li>
              ) : (
                <li key={slot} className="fe-pages-number fe-pages-gap" aria-hidden="true">
                  …
                </li>
              ),
            )}
          <li>
            <IconButton
              name={words.next}
              icon={ChevronRight}
              turns
              small
              look="bordered"
              disabled={!hasNext}
              onPress={() => onChange(at + 1)}
            />
          </li>
        </ul>
      )}
    </nav>
  );
};
