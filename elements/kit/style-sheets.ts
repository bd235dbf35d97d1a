type Root = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
const users = new WeakMap<Root, Map<CSSStyleSheet, number>>();

/** The one sheet of this css in this document; every element shares it. A sheet cannot cross documents. */
export const sharedSheet = (document: Document, css: string): CSSStyleSheet => {
  let known = sheets.get(document);
  if (!known) sheets.set(document, (known = new Map()));
  let sheet = known.get(css);
  if (!sheet) {
    // a frame's elements need a sheet made by the frame's own constructor
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
};

/** Gives a shadow root its sheets, in order; harmless when it has them. */
export const adoptAll = (root: ShadowRoot, css: readonly string[]): void => {
  const wanted = css.map((text) => sharedSheet(root.ownerDocument, text));
  const has = root.adoptedStyleSheets;
  if (wanted.length !== has.length || wanted.some((sheet, at) => sheet !== has[at])) root.adoptedStyleSheets = wanted;
};

/** Adds a sheet to a root it shares with others, until the last user has let go. Returns how to let go. */
export const borrowSheet = (root: Root, css: string): (() => void) => {
  const sheet = sharedSheet('defaultView' in root ? root : root.ownerDocument, css);
  let counts = users.get(root);
  if (!counts) users.set(root, (counts = new Map()));
  const mine = counts;
  mine.set(sheet, (mine.get(sheet) ?? 0) + 1);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = (mine.get(sheet) ?? 1) - 1;
    mine.set(sheet, left);
    if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
