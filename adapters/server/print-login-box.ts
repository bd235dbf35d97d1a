import { type LoginBoxMarkup, loginBoxMarkup, type LoginBoxMarkupOptions } from '../../elements/markup.ts';

/** Settings of a page for its login boxes, beside the attributes of each. */
export interface PrintOptions {
  /** Nonce of the page's Content-Security-Policy, for the style sheets. */
  readonly nonce?: string | null | undefined;
}

const DIRECTIONS = ['ltr', 'rtl'] as const;
/** Login boxes that were printed into a page, by number: each has an input of its own `id`. */
const printed = new WeakMap<Document, number>();

const inherited = (box: HTMLElement, name: string) => box.closest(`[${name}]`)?.getAttribute(name) ?? undefined;

const optionsOf = (box: HTMLElement, nonce: string | undefined): LoginBoxMarkupOptions => {
  const number = (printed.get(box.ownerDocument) ?? 0) + 1;
  printed.set(box.ownerDocument, number);
  return {
    attributes: Object.fromEntries(Array.from(box.attributes, ({ name, value }) => [name, value])),
    lang: inherited(box, 'lang'),
    dir: DIRECTIONS.find((one) => one === inherited(box, 'dir')),
    inputId: number > 1 ? `fe-login-box-email-${number}` : undefined,
    nonce,
  };
};

/**
 * Prints the first frame of a `<fe-login-box>` into it, in the DOM of a server: its attributes, and `lang` and `dir` around it,
 * decide what. For frameworks that render by a DOM, as Angular does; others take `loginBoxHtml()`.
 */
export const printLoginBox = (box: HTMLElement, { nonce }: PrintOptions = {}): void => {
  const append = (tag: string, attributes: LoginBoxMarkup['formAttributes'], html: string) => {
    const node = box.ownerDocument.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value === true ? '' : value);
    node.innerHTML = html;
    // oxlint-disable-next-line unicorn/prefer-dom-node-append -- the DOM of Angular's server has no append()
    box.appendChild(node);
  };
  const { shadow, form, formCss, formAttributes } = loginBoxMarkup(optionsOf(box, nonce ?? undefined));
  append('template', { shadowrootmode: 'open' }, shadow);
  if (form === undefined) return;
  append('style', nonce ? { nonce } : {}, formCss);
  append('form', formAttributes, form);
};
