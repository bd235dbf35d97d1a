/** The control a person would call by this label, in a shadow root or below a node of it. */
export const fieldNamed = (root: ParentNode, label: string): HTMLInputElement => {
  const labels = Array.from(root.querySelectorAll<HTMLLabelElement>('label'));
  const found = labels.find((one) => one.textContent?.trim() === label)?.control;
  // a label's control is an input, a text area or a select: what tests ask of them, all have
  if (found) return found as HTMLInputElement;
  throw new Error(`there is no field ${label}, only ${labels.map((one) => one.textContent).join(', ')}`);
};

/** Accessible description of a control: the texts its `aria-describedby` names, in order. */
export const describedBy = (control: Element): string[] => {
  const root = control.getRootNode() as ShadowRoot;
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent ?? `no text under ${id}`);
};

/** Puts text into a control as a hand, a paste or a password manager would, at once. */
export const enter = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React watches the value's setter on the node itself, so the prototype's is used
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
};
