import { Check } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { LinkButton } from '../button/link-button.tsx';
import { focusablesIn } from '../layers/focusable.ts';
import { Icon } from '../icon/icon.tsx';
import type { CalendarProps } from './calendar.tsx';
import type { DateRangeValue, RelativeRange } from './range.ts';
import { useCalendar } from './use-calendar.ts';
import { useRelativeRangeName } from './use-relative-range-name.ts';
import { dayAt } from './zone.ts';

/** Moves the focus among the relative ranges by arrow keys. */
const move = (event: KeyboardEvent<HTMLElement>) => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const all = focusablesIn(event.currentTarget);
  const at = all.findIndex((one) => one.matches(':focus'));
  all[(at + by + all.length) % all.length]?.focus();
};

/** Content of a date range's popover: relative ranges, and the calendar for a custom one. */
export const RangeMenu = ({
  spans,
  value,
  onChoose,
  timeZone,
  earliest,
  latest,
}: Pick<CalendarProps, 'earliest' | 'latest'> & {
  spans: readonly RelativeRange[];
  value: DateRangeValue | undefined;
  onChoose: (value: DateRangeValue) => void;
  timeZone: string;
}) => {
  const messages = useMessages('ui').choices.range;
  const nameOf = useRelativeRangeName();
  // read when the menu opens, since a screen can stay open for days
  const [today] = useState(() => dayAt(Date.now(), timeZone));
  const days = typeof value === 'object' ? value : undefined;
  // number of presses on the custom range; each one focuses the calendar again
  const [own, setOwn] = useState(days && 0);

  return (
    <div className="fe-range-menu">
      <div className="fe-range-spans" role="group" aria-label={messages.spans} onKeyDown={move}>
        {spans.map((span) => (
          <RangeChoice key={span} chosen={own === undefined && span === value} onPress={() => onChoose(span)}>
            {nameOf(span)}
          </RangeChoice>
        ))}
        <RangeChoice chosen={own !== undefined} onPress={() => setOwn((own ?? 0) + 1)}>
          {messages.own}
        </RangeChoice>
      </div>
      {own !== undefined && (
        <OwnDays
          key={own}
          value={days}
          onChoose={onChoose}
          today={today}
          earliest={earliest}
          latest={latest ?? today}
          takesFocus={own > 0}
          timeZone={timeZone}
        />
      )}
    </div>
  );
};

const RangeChoice = ({ chosen, onPress, children }: { chosen: boolean; onPress: () => void; children: string }) => (
  <button type="button" className="fe-range-choice" part="span" aria-pressed={chosen} onClick={onPress}>
    {children}
    {chosen && <Icon of={Check} size={16} />}
  </button>
);

const OwnDays = ({ timeZone, ...props }: CalendarProps & { timeZone: string }) => {
  const messages = useMessages('ui').choices.range;
  const common = useMessages('common');
  const locale = useHostState().locale.tag;
  const part = useCalendar();
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <div className="fe-range-days">
      {part.state === 'ready' && <part.Calendar {...props} />}
      {part.state === 'loading' && (
        <div className="fe-skeleton fe-range-skeleton" role="status">
          <span className="fe-visually-hidden">{common.loading}</span>
        </div>
      )}
      {part.state === 'failed' && (
        <div className="fe-range-skeleton fe-range-failed" role="alert">
          {messages.notLoaded} <LinkButton onPress={part.retry}>{common.tryAgain}</LinkButton>
        </div>
      )}
      <p className="fe-field-note">{messages.zone({ zone: zone ?? timeZone })}</p>
    </div>
  );
};
