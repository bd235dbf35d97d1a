import '../../core/browser/mailed-link.ts';

/**
 * Registers an element under its tag, idempotently; where another class has the tag (another release of this script,
 * say) that one is kept and a warning is logged. Does nothing on a server.
 */
export const registerElement = (element: CustomElementConstructor & { readonly tag: string }): void => {
  // a server-side library may bring a registry of its own, but no document
  if (typeof document === 'undefined') return;
  const holder = customElements.get(element.tag);
  if (!holder) customElements.define(element.tag, element);
  // oxlint-disable-next-line no-console -- a page that loads two releases should know which one it got
  else if (holder !== element) console.warn(`<${element.tag}> is already defined by another script, which is used.`);
};
