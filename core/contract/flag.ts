/** A feature flag with its rules. Source: SPEC §3 "Feature flag". */
export interface Flag {
  on: boolean;
  offTreatment: string;
  defaultTreatment: string;
  rules?: { conditions: FlagCondition[]; treatment: string }[];
}

/** Source: SPEC §3; the operations and the forms of their values: reference §2 "Entitlements v2". */
export interface FlagCondition {
  attribute: string;
  negate: boolean;
  op: string;
  value: {
    list?: unknown;
    string?: unknown;
    number?: unknown;
    boolean?: unknown;
    date?: unknown;
    start?: unknown;
    end?: unknown;
  };
}

/** What is known of the person a flag is asked for. */
export type FlagAttributes = Readonly<Record<string, unknown>>;

type Test = (given: unknown, value: FlagCondition['value']) => boolean;

const texts =
  (test: (given: string, item: string) => boolean): Test =>
  (given, { list }) =>
    Array.isArray(list) && list.some((item) => test(String(given), String(item)));

const numeric =
  (test: (given: number, wanted: number) => boolean): Test =>
  (given, { number }) =>
    typeof given === 'number' && typeof number === 'number' && test(given, number);

/** A moment in milliseconds; NaN, with which every comparison fails, for what is no date. */
const moment = (value: unknown): number => new Date(value as string | number | Date).getTime();

const dated =
  (test: (given: number, wanted: number) => boolean): Test =>
  (given, { date }) =>
    test(moment(given), moment(date));

const matches: Test = (given, { string }) => {
  try {
    return typeof string === 'string' && new RegExp(string).test(String(given));
  } catch {
    return false; // SPEC §5: an invalid regular expression is false
  }
};

const tests: Readonly<Record<string, Test>> = {
  in_list: texts((given, item) => given === item),
  starts_with: texts((given, item) => given.startsWith(item)),
  ends_with: texts((given, item) => given.endsWith(item)),
  contains: texts((given, item) => given.includes(item)),
  matches,
  equal: numeric((given, wanted) => given === wanted),
  greater_than: numeric((given, wanted) => given > wanted),
  greater_than_equal: numeric((given, wanted) => given >= wanted),
  lower_than: numeric((given, wanted) => given < wanted),
  lower_than_equal: numeric((given, wanted) => given <= wanted),
  between_numeric: (given, { start, end }) =>
    [given, start, end].every((part) => typeof part === 'number') &&
    Number(given) >= Number(start) &&
    Number(given) <= Number(end),
  is: (given, { boolean }) => typeof boolean === 'boolean' && given === boolean,
  on: dated((given, wanted) => given === wanted),
  on_or_after: dated((given, wanted) => given >= wanted),
  on_or_before: dated((given, wanted) => given <= wanted),
  between_date: (given, { start, end }) => moment(given) >= moment(start) && moment(given) <= moment(end),
};

const holds = ({ attribute, op, value, negate }: FlagCondition, attributes: FlagAttributes): boolean => {
  const given = attributes[attribute];
  const test = Object.hasOwn(tests, op) ? tests[op] : undefined;
  // an attribute that is not known, and an operation that is not, decide nothing
  if (given === undefined || !test) return false;
  return test(given, value) !== negate;
};

/** The treatment a flag gives: off, else the first rule whose conditions all hold, else the default. Source: SPEC §4. */
export const evaluateFlag = (flag: Flag, attributes: FlagAttributes): string => {
  if (!flag.on) return flag.offTreatment;
  const rule = flag.rules?.find(({ conditions }) => conditions.every((condition) => holds(condition, attributes)));
  return rule?.treatment ?? flag.defaultTreatment;
};
