/** The modal dialogs open in each element, the topmost last. */
const open = new WeakMap<ParentNode, HTMLDialogElement[]>();
const listeners = new WeakMap<ParentNode, Set<() => void>>();

const tell = (root: ParentNode) => listeners.get(root)?.forEach((listener) => listener());

/** Notes that a dialog is open. Returns how to note that it is not. */
export const enterModal = (root: ParentNode, dialog: HTMLDialogElement): (() => void) => {
  const stack = open.get(root) ?? [];
  open.set(root, stack);
  stack.push(dialog);
  tell(root);
  return () => {
    stack.splice(stack.indexOf(dialog), 1);
    tell(root);
  };
};

/** The dialog beside which everything else in the element is inert; `undefined` while there is none. */
export const topModal = (root: ParentNode): HTMLDialogElement | undefined => open.get(root)?.at(-1);

/** Calls back when another dialog is on top, or none. */
export const watchModals = (root: ParentNode, listener: () => void): (() => void) => {
  const heard = listeners.get(root) ?? new Set();
  listeners.set(root, heard);
  heard.add(listener);
  return () => heard.delete(listener);
};
