/** Element class, as a binding needs it. */
export interface ElementClassDefinition<Element extends HTMLElement> {
  new (): Element;
  readonly tag: string;
}

/** Name of an attribute: `baseUrl` is `base-url`. */
export const attributeName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
