/** `HTMLElement`, or an empty class on a server, where importing an element does nothing and must not fail. */
// oxlint-disable-next-line typescript/no-extraneous-class -- it only stands in
export const BaseElement = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;
