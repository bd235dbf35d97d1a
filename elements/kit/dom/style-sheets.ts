type Root = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** How many users each borrowed css has in a root. */
const borrowed = new WeakMap<Root, Map<string, number>>();

/** The one sheet of this css in this document; every element shares it. A sheet cannot cross documents. */
const sharedSheet = (root: Root, css: string): CSSStyleSheet => {
  const document = 'defaultView' in root ? root : root.ownerDocument;
  const known = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, known);
  let sheet = known.get(css);
  if (!sheet) {
    // a frame's elements need a sheet made by the frame's own constructor
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    known.set(css, sheet);
  }
  return sheet;
};

/** Gives a shadow root its sheets, in order, before those that are borrowed in it; harmless when it has them. */
export const adoptStyleSheets = (root: ShadowRoot, css: readonly string[]): void => {
  const wanted = [...css, ...(borrowed.get(root)?.keys() ?? [])].map((text) => sharedSheet(root, text));
  const has = root.adoptedStyleSheets;
  if (wanted.length !== has.length || wanted.some((sheet, at) => sheet !== has[at])) root.adoptedStyleSheets = wanted;
};

/** Adds a sheet to a root it shares with others, until the last user has let go. Returns how to let go. */
export const adoptShared = (root: Root, css: string): (() => void) => {
  const counts = borrowed.get(root) ?? new Map<string, number>();
  borrowed.set(root, counts);
  counts.set(css, (counts.get(css) ?? 0) + 1);
  const sheet = sharedSheet(root, css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    const left = (counts.get(css) ?? 1) - 1;
    if (left > 0) {
      counts.set(css, left);
      return;
    }
    counts.delete(css);
    const last = sharedSheet(root, css);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== last);
  };
};
