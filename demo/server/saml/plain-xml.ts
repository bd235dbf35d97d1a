import { DOMParser } from '@xmldom/xmldom';

/** Largest document that is read, in characters. Ours. */
export const XML_MAX = 256 * 1024;

/** Most elements in one document, so that none keeps the server busy. Ours. */
const ELEMENTS_MAX = 5000;

const DECLARATION = /^\ufeff?<\?xml\s[^<>]*\?>/;

/**
 * Parses XML that needs nothing but elements, attributes and text; undefined for any other. A document type (and with it
 * every entity), a comment, CDATA and a processing instruction are refused before anything is parsed: libraries disagree
 * over the text around them, so that what was signed and what is read could differ.
 */
export const parsePlainXml = (xml: string): Element | undefined => {
  if (xml.length > XML_MAX) return undefined;
  const body = xml.replace(DECLARATION, '');
  if (body.includes('<!') || body.includes('<?') || body.split('<').length > 2 * ELEMENTS_MAX) return undefined;
  let faults = 0;
  const note = () => void (faults += 1);
  const parser = new DOMParser({ errorHandler: { warning: note, error: note, fatalError: note } });
  try {
    const root: Element | null = parser.parseFromString(body, 'text/xml').documentElement;
    return faults === 0 && root ? root : undefined;
  } catch {
    return undefined;
  }
};

/** Bytes of base64 as text; undefined where they are not UTF-8. */
export const decodeBase64 = (base64: string): string | undefined => {
  if (base64.length > XML_MAX * 2 || !/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(base64)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
};

const ELEMENT_NODE = 1;

/** Elements right inside another, of a namespace and name. */
export const childrenOf = (parent: Element, namespace: string, name: string): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element =>
      node.nodeType === ELEMENT_NODE &&
      (node as Element).localName === name &&
      (node as Element).namespaceURI === namespace,
  );

/** The one element of that name right inside another; undefined where there is none or several. */
export const onlyChild = (parent: Element | undefined, namespace: string, name: string): Element | undefined => {
  const found = parent ? childrenOf(parent, namespace, name) : [];
  return found.length === 1 ? found[0] : undefined;
};

/** Elements of a name at any depth, whatever their namespace. */
export const everyElement = (root: Element, name: string): Element[] =>
  Array.from(root.getElementsByTagNameNS('*', name));

/** Text of an element that has nothing else in it; undefined where it has. */
export const textOf = (element: Element | undefined): string | undefined => {
  if (!element || Array.from(element.childNodes).some((node) => node.nodeType === ELEMENT_NODE)) return undefined;
  return (element.textContent ?? '').trim();
};

/** Attribute; undefined where it is missing. */
export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  element?.hasAttribute(name) ? (element.getAttribute(name) ?? undefined) : undefined;
