/** Item that can belong to a group. */
interface Groupable {
  readonly group?: string | undefined;
}

/** Group of options under one heading, with the index of its first. */
export interface ChoiceGroup<One> {
  readonly group: string | undefined;
  readonly choices: readonly One[];
  readonly from: number;
}

/** Groups options by heading, in the order of each group's first option; those without a heading come first. */
export const grouped = <One extends Groupable>(choices: readonly One[]): readonly ChoiceGroup<One>[] => {
  const groups = new Map<string | undefined, One[]>([[undefined, []]]);
  for (const choice of choices) {
    const known = groups.get(choice.group);
    if (known) known.push(choice);
    else groups.set(choice.group, [choice]);
  }
  const all: ChoiceGroup<One>[] = [];
  let from = 0;
  for (const [group, some] of groups) {
    if (some.length > 0) all.push({ group, choices: some, from });
    from += some.length;
  }
  return all;
};
