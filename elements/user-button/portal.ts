/** A page's portal, as far as the button has to do with it. */
interface Portal extends Element {
  show(): void;
}

const isPortal = (node: Element | null | undefined): node is Portal =>
  typeof Reflect.get(node ?? {}, 'show') === 'function';

/** The portal of that id, or without one the first there is, in the element's own root or in its page; absent while none is defined. */
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

/** An address that a link may have: http(s) or a path. */
export const safeHref = (address: string | undefined): string | undefined => {
  const url =
    address !== undefined && URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
};
