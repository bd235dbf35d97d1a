/** Portal element of a page, with the method that the user button calls. */
interface Portal extends Element {
  show(): void;
}

const isPortal = (node: Element | null | undefined): node is Portal =>
  typeof Reflect.get(node ?? {}, 'show') === 'function';

/**
 * Finds the portal with an id, or the first one without an id, in the element's root or in its document; `undefined`
 * while it is not defined.
 */
export const findPortal = (
  element: HTMLElement,
  root: Document | ShadowRoot | undefined,
  id: string,
): Portal | undefined =>
  [root, element.ownerDocument]
    .map((place): Element | null | undefined =>
      id ? place?.getElementById(id) : place?.querySelector('fe-admin-portal'),
    )
    .find(isPortal);

/** Sanitizes the URL of a link: http(s) or a path; `undefined` for others. */
export const safeHref = (address: string | undefined): string | undefined => {
  const url =
    address !== undefined && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};
