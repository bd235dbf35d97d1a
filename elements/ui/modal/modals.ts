/** Open modal dialog, with its focus restoration. */
export interface OpenModal {
  readonly dialog: HTMLDialogElement;
  readonly returnFocus: () => void;
}

/** Stack of open modals by element, the topmost last. */
const open = new WeakMap<ParentNode, OpenModal[]>();
const listeners = new WeakMap<ParentNode, Set<() => void>>();

const notify = (root: ParentNode) => listeners.get(root)?.forEach((listener) => listener());

/** Adds an open modal to the stack. Returns a function that removes it. */
export const enterModal = (root: ParentNode, modal: OpenModal): (() => void) => {
  const stack = open.get(root) ?? [];
  open.set(root, stack);
  stack.push(modal);
  notify(root);
  return () => {
    stack.splice(stack.indexOf(modal), 1);
    notify(root);
  };
};

/** Topmost modal, beside which everything else in the element is inert; `undefined` where there is none. */
export const topModal = (root: ParentNode): OpenModal | undefined => open.get(root)?.at(-1);

/** Subscribes to changes of the topmost modal. Returns an unsubscribe function. */
export const watchModals = (root: ParentNode, listener: () => void): (() => void) => {
  const ofRoot = listeners.get(root) ?? new Set();
  listeners.set(root, ofRoot);
  ofRoot.add(listener);
  return () => ofRoot.delete(listener);
};
