/** Styles of the note, in a constructed sheet: strict policies let it pass. */
const CSS = `
:host { all: initial; }
aside {
  position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 2147483647;
  box-sizing: border-box; inline-size: min(460px, calc(100vw - 24px)); max-block-size: 50vh; overflow: auto;
  padding: 12px 16px; border: 1px solid #b45309; border-radius: 8px; background: #fffbeb; color: #1c1917;
  font: 400 13px/20px system-ui, sans-serif; text-align: start; overflow-wrap: anywhere; color-scheme: light;
}
h2 { margin: 0 0 4px; font: 600 13px/20px system-ui, sans-serif; }
p { margin: 0 0 8px; }
a { color: #92400e; }
a, button { border-radius: 4px; }
:focus-visible { outline: 2px solid #92400e; outline-offset: 2px; }
button {
  min-block-size: 28px; padding: 3px 12px; border: 1px solid #78716c; background: #fff; color: inherit;
  font: 500 13px/20px system-ui, sans-serif; cursor: pointer;
}
`;

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) => {
  const node = document.createElement(tag);
  node.append(...children);
  return node;
};

const linkTo = (address: string): Node => {
  if (!/^https?:/.test(address)) return element('code', address);
  return Object.assign(element('a', 'Troubleshooting'), { href: address, target: '_blank', rel: 'noopener' });
};

const shown = new Set<string>();
let list: HTMLElement | undefined;

const openList = (): HTMLElement => {
  const host = element('div');
  const close = Object.assign(element('button', 'Dismiss'), { type: 'button' });
  const texts = element('div');
  const note = element('aside', element('h2', 'Set-up of this page'), texts, close);
  note.ariaLabel = 'Set-up of this page';
  Object.assign(host, { lang: 'en', dir: 'ltr' });
  close.addEventListener('click', () => {
    host.remove();
    list = undefined;
  });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  root.append(note);
  document.body.append(host);
  return texts;
};

/** Shows a message to the page's developer in a corner of the page, once each, until it is dismissed. */
export const showNote = (message: string, more: string): void => {
  if (shown.has(message)) return;
  shown.add(message);
  list ??= openList();
  list.append(element('p', message), element('p', linkTo(more)));
};
