/** Day of the Gregorian calendar, in ISO 8601: `2026-11-21`. Days compare as texts. */
export type Day = string;

/** Month of the Gregorian calendar: `2026-11`. */
export type Month = string;

const DAY_MS = 86_400_000;
const DAYS_OF_A_WEEK = 7;

/** Midnight UTC of a day, in milliseconds: only for arithmetic, and for formats with `timeZone: 'UTC'`. */
export const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

export const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);

export const isDay = (text: string): text is Day =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(utcOf(text)) && dayOf(utcOf(text)) === text;

export const addDays = (day: Day, count: number): Day => dayOf(utcOf(day) + count * DAY_MS);

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** Same day of another month; its last day where that month is shorter. */
export const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, last)));
};

/** ISO weekday: 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(utcOf(day)).getUTCDay() || DAYS_OF_A_WEEK;

/** Number of days since the first day of the week. */
export const placeInWeek = (day: Day, firstWeekday: number): number =>
  (weekdayOf(day) - firstWeekday + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK;

/** Weeks of a month; `undefined` for days of other months. */
export const weeksOf = (month: Month, firstWeekday: number): readonly (readonly (Day | undefined)[])[] => {
  const first = `${month}-01`;
  const start = addDays(first, -placeInWeek(first, firstWeekday));
  const weeks = [];
  for (let week = start; week.slice(0, 7) <= month; week = addDays(week, DAYS_OF_A_WEEK))
    weeks.push(
      Array.from({ length: DAYS_OF_A_WEEK }, (_, at) => addDays(week, at)).map((day) =>
        monthOf(day) === month ? day : undefined,
      ),
    );
  return weeks;
};

export const clamp = (day: Day, earliest: Day | undefined, latest: Day | undefined): Day => {
  if (latest !== undefined && day > latest) return latest;
  return earliest !== undefined && day < earliest ? earliest : day;
};
