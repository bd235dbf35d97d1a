/** Open modal dialog, with its focus restoration. */
export interface OpenModal {
  readonly dialog: HTMLDialogElement;
  readonly returnFocus: () => void;
}

/** Stack of open modals by element, the topmost last. */
const open = new WeakMap<ParentNode, OpenModal[]>();
const listeners = new WeakMap<ParentNode, Set<() => void>>();

const tell = (root: ParentNode) => listeners.get(root)?.forEach((listener) => listener());

/** Adds an open modal to the stack. Returns a function that removes it. */
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

/** Topmost modal, beside which everything else in the element is inert; `undefined` where there is none. */
export const topModal = (root: ParentNode): OpenModal | undefined => open.get(root)?.at(-1);

/** Subscribes to changes of the topmost modal. Returns an unsubscribe function. */
export const watchModals = (root: ParentNode, listener: () => void): (() => void) => {
  const heard = listeners.get(root) ?? new Set();
  listeners.set(root, heard);
  heard.add(listener);
  return () => heard.delete(listener);
};
