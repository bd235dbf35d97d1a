import type { Writable } from '../store/store.ts';

/**
 * Changes a list of ids in many rows, with one statement for all rows with the same result; returns the number of rows.
 */
export const changeLists = async <
  Id extends string,
  Field extends string,
  Row extends { id: string } & { [Key in Field]: Id[] },
>(
  rows: Writable<Row>,
  kept: readonly Row[],
  field: Field,
  change: (ids: readonly Id[]) => Id[],
): Promise<number> => {
  const alike = new Map<string, { list: Id[]; ids: string[] }>();
  let count = 0;
  for (const row of kept) {
    const list = change(row[field]);
    if (list.join(' ') === row[field].join(' ')) continue;
    count += 1;
    const key = list.join(' ');
    const same = alike.get(key) ?? { list, ids: [] };
    same.ids.push(row.id);
    alike.set(key, same);
  }
  // the compiler cannot tell that a row of any kind has this id and this list
  for (const { list, ids } of alike.values())
    await rows.update({ id: { in: ids } } as never, { [field]: list } as never);
  return count;
};
