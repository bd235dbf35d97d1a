import { ChevronLeft, ChevronRight } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useNumbers } from '../numbers/use-numbers.ts';
import css from './pagination.css?inline';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** Props of a pagination. Pages count from 1. */
export interface PaginationProps {
  page: number;
  pageSize: number;
  /** Number of items; absent where it is unknown. */
  total?: number | undefined;
  /** Without a total: number of items on this page, and whether another page follows. */
  shown?: number;
  more?: boolean;
  /** Accessible name, where a screen has several: "Pages of members". */
  label?: string;
  onChange: (page: number) => void;
}

/** Pagination of a list: range, total and page buttons. Renders nothing for an empty list. */
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
  const messages = useMessages('ui').display.pages;
  const numbers = useNumbers();
  const pages = total === undefined ? undefined : Math.ceil(total / pageSize);
  const at = Math.max(1, Math.min(page, pages ?? page));
  // an owner shows a page when it is rendered: a second press until then goes on from the first, by one without a total
  const pressed = useRef(at);
  useLayoutEffect(() => {
    pressed.current = at;
  });
  const press = (to: number) => {
    const next = Math.max(1, Math.min(to, pages ?? at + 1));
    if (next === pressed.current) return;
    pressed.current = next;
    onChange(next);
  };
  const first = (at - 1) * pageSize + 1;
  const last = total === undefined ? first + shown - 1 : Math.min(at * pageSize, total);
  if (last < first && at === 1) return null;

  // the last page of a list without a total determines it
  const known = total ?? (more ? undefined : last);
  const range = last < first ? numbers.plain(0) : numbers.range(first, last);
  const text = known === undefined ? range : messages.range({ range, total: numbers.plain(known) });
  const hasNext = pages === undefined ? more : at < pages;
  return (
    <nav className="fe-pages" part="pagination" aria-label={label ?? messages.label}>
      <span className="fe-pages-range" role="status">
        {text}
      </span>
      {(at > 1 || hasNext) && (
        <ul className="fe-pages-list" role="list" onKeyDown={moveByKey}>
          <li>
            <IconButton
              name={messages.previous}
              icon={ChevronLeft}
              turns
              small
              look="bordered"
              disabled={at === 1}
              onPress={() => press(pressed.current - 1)}
            />
          </li>
          {pages !== undefined &&
            pageSlots(at, pages).map((slot) =>
              typeof slot === 'number' ? (
                <li key={slot} className="fe-pages-number">
                  <button
                    type="button"
                    className="fe-page"
                    aria-label={messages.page({ page: numbers.plain(slot) })}
                    aria-current={slot === at ? 'page' : undefined}
                    onClick={() => press(slot)}
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
              name={messages.next}
              icon={ChevronRight}
              turns
              small
              look="bordered"
              disabled={!hasNext}
              onPress={() => press(pressed.current + 1)}
            />
          </li>
        </ul>
      )}
    </nav>
  );
};

const seen = (node: HTMLElement): boolean => node.getClientRects().length > 0;

/**
 * Moves the focus between the buttons by arrow keys, Home and End, in the direction of the text. Each button stays a
 * tab stop.
 */
const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = event.currentTarget;
  const buttons = [...row.querySelectorAll('button')].filter(seen);
  const at = buttons.findIndex((button) => button === event.target);
  const forward = row.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
  const backward = row.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft';
  const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  const button = to === undefined ? undefined : buttons[to];
  if (!button) return;
  event.preventDefault();
  button.focus();
};

/** Slot of a pagination: a page, or a gap between two. */
export type PageSlot = number | 'gapBefore' | 'gapAfter';

/** Number of slots; constant, so that the buttons do not move while paging. */
const SLOTS = 7;

const from = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/**
 * Slots of a pagination: always the first page, the last one and the neighbours of the current one; `SLOTS` of them, or
 * all pages where there are no more. Pages count from 1.
 */
export const pageSlots = (page: number, pages: number): readonly PageSlot[] => {
  if (pages <= SLOTS) return from(1, pages);
  if (page < SLOTS - 2) return [...from(1, SLOTS - 2), 'gapAfter', pages];
  if (page > pages - SLOTS + 3) return [1, 'gapBefore', ...from(pages - SLOTS + 3, pages)];
  return [1, 'gapBefore', ...from(page - 1, page + 1), 'gapAfter', pages];
};
