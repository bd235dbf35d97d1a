/** Duration from which a task is long, in milliseconds, as in the Long Tasks API. */
const LONG_MS = 50;

/** Tasks of the page's main thread among the events of a trace: processor time of each, in milliseconds. */
const tasksIn = (events) => {
  const names = events.filter(({ name }) => name === 'thread_name');
  const main = names.filter(({ args }) => args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`);
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && main.includes(`${pid} ${tid}`))
    .map(({ dur, tdur = dur }) => tdur / 1000);
};

/** How often an act is measured: the longest of some hundred tasks differs from visit to visit. */
export const VISITS = 5;

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Findings of `longTasksOf` in several visits, in words: medians of the longest task and of the number of long ones, and the range. */
export const longTasksInWords = (visits) => {
  const long = median(visits.map(({ long }) => long));
  const longest = visits.map(({ longest }) => Math.round(longest));
  const range = `${Math.min(...longest)} to ${Math.max(...longest)}`;
  return `${median(longest)} ms (${range} in ${visits.length} visits), ${long === 0 ? 'none' : long} over ${LONG_MS} ms`;
};

/**
 * Tasks of a page's main thread while `work` runs: milliseconds of the longest, and how many are longer than 50 ms. By
 * processor time, throttling included: for how long a busy machine lets the page wait is none of its own doing.
 */
export const longTasksOf = async (devtools, work) => {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const tasks = tasksIn(events);
  if (tasks.length === 0) throw new Error('The trace has no task');
  return { longest: Math.max(...tasks), long: tasks.filter((ms) => ms > LONG_MS).length };
};
