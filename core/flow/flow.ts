/** Condition on the flow's context, and its target step. */
export type Branch<Step, Known> = readonly [given: (known: Known) => boolean, step: Step];

/** Target of an event: one step, or conditions tried in order and a default step. */
export type Cell<Step, Known> = Step | readonly (Branch<Step, Known> | Step)[];

/** Events of a step, each with its target. */
export type Row<Step extends string, Event extends string, Known> = { readonly [E in Event]?: Cell<Step, Known> };

/** State machine of a journey: a row for every step. A step is a screen; waiting is not a step. */
export type Flow<Step extends string, Event extends string, Known = unknown> = {
  readonly [S in Step]: Row<Step, Event, Known>;
};

/** Next step for an event; the same step where it has no entry for the event or no condition holds. */
export const next = <Step extends string, Event extends string, Known>(
  flow: Flow<Step, Event, Known>,
  step: Step,
  event: Event,
  known: Known,
): Step => {
  const cell = flow[step][event];
  if (cell === undefined) return step;
  // a cell that is text is a step
  if (typeof cell === 'string') return cell as Step;
  for (const branch of cell as readonly (Branch<Step, Known> | Step)[]) {
    if (typeof branch === 'string') return branch;
    if (branch[0](known)) return branch[1];
  }
  return step;
};
