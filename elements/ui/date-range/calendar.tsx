import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { CalendarHead } from './calendar-head.tsx';
import { dateNamesIn } from './date-names.ts';
import { dayByKey } from './day-by-key.ts';
import { addMonths, clamp, type Day, monthOf, weeksOf } from './days.ts';
import { dayRange, type DayRange } from './range.ts';
import css from './calendar.css?inline';

export interface CalendarProps {
  value: DayRange | undefined;
  /** Called once both days are selected. */
  onChoose: (range: DayRange) => void;
  today: Day;
  earliest?: Day | undefined;
  latest?: Day | undefined;
  /** Focuses its active day when it is mounted. */
  takesFocus?: boolean;
}

/** Calendar of a month, in which a first and a last day are selected, in either order. */
export const Calendar = ({ value, onChoose, today, earliest, latest, takesFocus = false }: CalendarProps) => {
  useStyles(css);
  const id = useId();
  const messages = useMessages('ui').choices.range;
  const names = dateNamesIn(useHostState().locale.tag);
  const [at, setAt] = useState(() => clamp(value?.to ?? today, earliest, latest));
  const [focuses, setFocuses] = useState(takesFocus);
  const [first, setFirst] = useState<Day>();
  const [pointed, setPointed] = useState<Day>();

  const active = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (focuses) active.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another day is active
  }, [at, focuses]);

  const go = (day: Day) => setAt(clamp(day, earliest, latest));
  const isOff = (day: Day) => clamp(day, earliest, latest) !== day;
  const shown = first === undefined ? value : dayRange(first, pointed ?? at);
  const choose = (day: Day) => {
    if (isOff(day)) return;
    setAt(day);
    setPointed(undefined);
    if (first === undefined) setFirst(day);
    else onChoose(dayRange(first, day));
  };

  const cell = (day: Day) => {
    const isEnd = day === shown?.from || day === shown?.to;
    const isIn = shown !== undefined && day >= shown.from && day <= shown.to;
    return (
      <td
        key={day}
        className="fe-day-cell"
        role="gridcell"
        aria-selected={isIn}
        data-from={(isIn && day === shown.from) || undefined}
        data-to={(isIn && day === shown.to) || undefined}
      >
        <button
          type="button"
          className="fe-day"
          part="day"
          tabIndex={day === at ? 0 : -1}
          aria-label={names.whole(day)}
          aria-current={day === today ? 'date' : undefined}
          aria-disabled={isOff(day) || undefined}
          data-end={isEnd || undefined}
          ref={day === at ? active : undefined}
          onClick={() => choose(day)}
          onPointerOver={() => !isOff(day) && setPointed(day)}
          onKeyDown={(event) => {
            const next = dayByKey(event, day, names.firstWeekday);
            if (next === undefined) return;
            event.preventDefault();
            setFocuses(true);
            setPointed(undefined);
            go(next);
          }}
        >
          {names.day(day)}
        </button>
      </td>
    );
  };

  return (
    <div className="fe-calendar" part="calendar">
      <CalendarHead
        id={id}
        month={monthOf(at)}
        names={names}
        earliest={earliest}
        latest={latest}
        onGo={(months) => {
          setFocuses(false);
          go(addMonths(at, months));
        }}
      />
      <table className="fe-month" role="grid" aria-labelledby={id} onPointerLeave={() => setPointed(undefined)}>
        <thead>
          <tr>
            {names.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(monthOf(at), names.firstWeekday).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, place) => (day === undefined ? <td key={place} /> : cell(day)))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fe-calendar-ask" role="status">
        {first === undefined ? messages.first : messages.last}
      </p>
    </div>
  );
};
