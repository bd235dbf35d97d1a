/** What can stand under a heading. */
interface Groupable {
  readonly group?: string | undefined;
}

/** Choices under their headings, each in the order of its first choice; those without a heading come first. */
export const grouped = <One extends Groupable>(
  choices: readonly One[],
): readonly { group: string | undefined; choices: readonly One[] }[] => {
  const groups = new Map<string | undefined, One[]>([[undefined, []]]);
  for (const choice of choices) {
    const known = groups.get(choice.group);
    if (known) known.push(choice);
    else groups.set(choice.group, [choice]);
  }
  return [...groups].filter(([, some]) => some.length > 0).map(([group, some]) => ({ group, choices: some }));
};
