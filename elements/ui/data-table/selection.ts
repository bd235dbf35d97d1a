/**
 * Selection of a table: some rows by id, or all that match the search and the filters, except some. All includes rows
 * that are not loaded; the server acts on those.
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

/** Selection with the checkboxes of the loaded rows applied; rows on other pages keep their state. */
export const withTicked = (
  selection: Selection,
  atHand: readonly string[],
  ticked: Readonly<Record<string, boolean>>,
): Selection => {
  const marked = new Set(selection.all ? selection.except : selection.ids);
  // where all are selected, the exceptions are listed
  for (const id of atHand)
    if (Boolean(ticked[id]) !== selection.all) marked.add(id);
    else marked.delete(id);
  return selection.all ? { all: true, except: marked } : { all: false, ids: marked };
};
