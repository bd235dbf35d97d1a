/** What can stand under a heading. */
interface Groupable {
  readonly group?: string | undefined;
}

/** Choices under one heading, and the place of the first of them among all. */
export interface ChoiceGroup<One> {
  readonly group: string | undefined;
  readonly choices: readonly One[];
  readonly from: number;
}

/** Choices under their headings, each in the order of its first choice; those without a heading come first. */
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
