/** A modal dialog that is open, and how the focus goes back to where it was before. */
export interface OpenModal {
  readonly dialog: HTMLDialogElement;
  readonly returnFocus: () => void;
}

/** The modals open in each element, the topmost last. */
const open = new WeakMap<ParentNode, OpenModal[]>();
const listeners = new WeakMap<ParentNode, Set<() => void>>();

const tell = (root: ParentNode) => listeners.get(root)?.forEach((listener) => listener());

/** Notes that a modal is open. Returns how to note that it is not. */
export const enterModal = (root: ParentNode, modal: OpenModal): (() => void) => {
  const stack = open.get(root) ?? [];
  open.set(root, stack);
  stack.push(modal);
  tell(root);
  return () => {
    stack.splice(stack.indexOf(modal), 1);
    tell(root);
  };
};

/** The modal beside which everything else in the element is inert; `undefined` while there is none. */
export const topModal = (root: ParentNode): OpenModal | undefined => open.get(root)?.at(-1);

/** Calls back when another modal is on top, or none. */
export const watchModals = (root: ParentNode, listener: () => void): (() => void) => {
  const heard = listeners.get(root) ?? new Set();
  listeners.set(root, heard);
  heard.add(listener);
  return () => heard.delete(listener);
};
