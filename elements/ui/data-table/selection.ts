/**
 * What is chosen in a table: some rows, by their ids, or all that the search and the filters let through but some. All are
 * more than the rows at hand; what is done to them is done by the server.
 */
export type Selection =
  | { readonly all: false; readonly ids: ReadonlySet<string> }
  | { readonly all: true; readonly except: ReadonlySet<string> };

export const NOTHING_SELECTED: Selection = { all: false, ids: new Set() };
export const ALL_SELECTED: Selection = { all: true, except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id);

/** Number of selected rows, of a total. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size;

/** The selection after the rows at hand were ticked so; rows on other pages keep what they had. */
export const withTicked = (
  selection: Selection,
  atHand: readonly string[],
  ticked: Readonly<Record<string, boolean>>,
): Selection => {
  const marked = new Set(selection.all ? selection.except : selection.ids);
  // of all, those are marked that are not chosen
  for (const id of atHand)
    if (Boolean(ticked[id]) !== selection.all) marked.add(id);
    else marked.delete(id);
  return selection.all ? { all: true, except: marked } : { all: false, ids: marked };
};
