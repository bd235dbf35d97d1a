import type { Branch, Cell, Flow } from '../../core/flow/flow.ts';

/** One way from a step: where to, and under which condition, as far as that has a name. */
interface Way {
  to: string;
  given: string;
}

/** One event of a step, and where it leads from there. */
interface Transition {
  from: string;
  event: string;
  ways: readonly Way[];
}

/** Transitions that several steps have alike. */
interface SharedRow {
  steps: readonly string[];
  transitions: readonly Transition[];
}

/** From how many steps on the same transition is drawn once. */
const SHARED_FROM = 3;

const waysOf = (cell: Cell<string, never>): Way[] => {
  if (typeof cell === 'string') return [{ to: cell, given: '' }];
  const branches = cell as readonly (Branch<string, never> | string)[]; // what is no text is a list
  return branches.map((branch) =>
    typeof branch === 'string' ? { to: branch, given: 'otherwise' } : { to: branch[1], given: branch[0].name },
  );
};

const transitionsOf = (flow: Flow<string, string, never>): Transition[] =>
  Object.entries(flow).flatMap(([from, row]) =>
    Object.entries(row).map(([event, cell]) => ({ from, event, ways: waysOf(cell as Cell<string, never>) })),
  );

const leadsAlike = (one: Transition, other: Transition) =>
  one.event === other.event && JSON.stringify(one.ways) === JSON.stringify(other.ways);

const sharedRows = (transitions: readonly Transition[]): SharedRow[] => {
  const rows = new Map<string, SharedRow>();
  for (const transition of transitions) {
    const steps = transitions.filter((other) => leadsAlike(transition, other)).map(({ from }) => from);
    const key = steps.join();
    const { transitions: known = [] } = rows.get(key) ?? {};
    if (steps.length >= SHARED_FROM && !known.some((other) => leadsAlike(transition, other)))
      rows.set(key, { steps, transitions: [...known, transition] });
  }
  return [...rows.values()];
};

/** Arrows of a transition; conditions without a name that lead to one step are one arrow. */
const linesOf = ({ from, event, ways }: Transition): string[] => [
  ...new Set(
    ways
      .filter(({ to }) => to !== from)
      .map(({ to, given }) => `  ${from} --> ${to}: ${event}${given ? ` (${given})` : ''}`),
  ),
];

const picture = (lines: readonly string[]) => `\`\`\`mermaid\n${['stateDiagram-v2', ...lines].join('\n')}\n\`\`\``;

const sharedPicture = ({ steps, transitions }: SharedRow): string => {
  const names = steps.map((step) => `\`${step}\``).join(', ');
  const [first, ...others] = transitions;
  const [only, ...further] = first?.ways ?? [];
  if (only && others.length + further.length === 0)
    return `From each of ${names}, \`${first?.event}\` leads to \`${only.to}\`.`;
  const lines = transitions.flatMap((transition) => linesOf({ ...transition, from: 'each' }));
  return `From each of ${names}:\n\n${picture(['  state "each of these steps" as each', ...lines])}`;
};

/** Pictures of a flow as Mermaid state diagrams: its own arrows, then a picture of each row that several steps share. */
export const flowDiagrams = <Step extends string, Event extends string, Known>(
  flow: Flow<Step, Event, Known>,
  first: Step,
): string => {
  const transitions = transitionsOf(flow as Flow<string, string, never>);
  const shared = sharedRows(transitions);
  const isShared = (transition: Transition) =>
    shared.some((row) => row.transitions.some((other) => leadsAlike(transition, other)));
  const own = transitions.filter((transition) => !isShared(transition)).flatMap(linesOf);
  return [picture([`  [*] --> ${first}`, ...own]), ...shared.map(sharedPicture)].join('\n\n');
};
