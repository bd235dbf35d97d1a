import type { Branch, Cell, Flow } from './flow.ts';

/** Where an event may lead, and under which condition, as far as that has a name. */
const waysOf = <Step extends string>(cell: Cell<Step, never>): { to: Step; given: string }[] => {
  // a cell that is text is a step
  if (typeof cell === 'string') return [{ to: cell as Step, given: '' }];
  const branches = cell as readonly (Branch<Step, never> | Step)[];
  return branches.map((branch) =>
    typeof branch === 'string' ? { to: branch, given: 'otherwise' } : { to: branch[1], given: branch[0].name },
  );
};

/** A flow as a Mermaid state diagram: a line for every way from one step to another. */
export const diagram = <Step extends string, Event extends string, Known>(
  flow: Flow<Step, Event, Known>,
  first: Step,
): string => {
  const lines = (Object.keys(flow) as Step[]).flatMap((from) =>
    (Object.keys(flow[from]) as Event[]).flatMap((event) =>
      waysOf(flow[from][event] as Cell<Step, never>)
        .filter(({ to }) => to !== from)
        .map(({ to, given }) => `  ${from} --> ${to}: ${event}${given ? ` (${given})` : ''}`),
    ),
  );
  return ['stateDiagram-v2', `  [*] --> ${first}`, ...lines].join('\n');
};
