import { ChevronLeft, ChevronRight } from 'lucide';
import { useMessages } from '../../kit/use-messages.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { DateNames } from './date-names.ts';
import { type Day, type Month, monthOf } from './days.ts';

/** Number of years before and after the shown one that can be selected without `earliest` or `latest`. */
const YEARS = 10;
const MONTHS = 12;

const monthsSince = (month: Month): number => Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5)) - 1;

/** Head of a calendar: previous and next month, and selects of month and year. */
export const CalendarHead = ({
  id,
  month,
  names,
  earliest,
  latest,
  onGo,
}: {
  id: string;
  month: Month;
  names: DateNames;
  earliest: Day | undefined;
  latest: Day | undefined;
  /** Moves by a number of months, negative for back. */
  onGo: (months: number) => void;
}) => {
  const messages = useMessages('ui').choices.range;
  const at = monthsSince(month);
  const year = Math.floor(at / MONTHS);
  const [low, high] = [
    earliest === undefined ? year - YEARS : Number(earliest.slice(0, 4)),
    latest === undefined ? year + YEARS : Number(latest.slice(0, 4)),
  ];
  const isFirst = earliest !== undefined && monthOf(earliest) >= month;
  const isLast = latest !== undefined && monthOf(latest) <= month;
  return (
    <div className="fe-calendar-head">
      <span className="fe-visually-hidden" id={id} aria-live="polite">
        {names.month(month)}
      </span>
      <IconButton small turns name={messages.before} icon={ChevronLeft} disabled={isFirst} onPress={() => onGo(-1)} />
      <span className="fe-calendar-when">
        <select
          className="fe-calendar-select"
          aria-label={messages.month}
          value={at % MONTHS}
          onChange={({ currentTarget }) => onGo(Number(currentTarget.value) - (at % MONTHS))}
        >
          {names.months.map((name, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="fe-calendar-select"
          aria-label={messages.year}
          value={year}
          onChange={({ currentTarget }) => onGo((Number(currentTarget.value) - year) * MONTHS)}
        >
          {Array.from({ length: high - low + 1 }, (_, place) => low + place).map((one) => (
            <option key={one} value={one}>
              {names.year(one)}
            </option>
          ))}
        </select>
      </span>
      <IconButton small turns name={messages.after} icon={ChevronRight} disabled={isLast} onPress={() => onGo(1)} />
    </div>
  );
};
