type Root = Document | ShadowRoot;

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();
/** Reference counts of shared css in a root. */
const borrowed = new WeakMap<Root, Map<string, number>>();

/**
 * Constructed style sheet of this css, one per document and shared by all elements. A sheet cannot be adopted across
 * documents.
 */
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

/** Adopts sheets in a shadow root, in order, before those that are shared in it; idempotent. */
export const adoptStyleSheets = (root: ShadowRoot, css: readonly string[]): void => {
  const wanted = [...css, ...(borrowed.get(root)?.keys() ?? [])].map((text) => sharedSheet(root, text));
  const has = root.adoptedStyleSheets;
  if (wanted.length !== has.length || wanted.some((sheet, at) => sheet !== has[at])) root.adoptedStyleSheets = wanted;
};

/** Adopts a sheet in a shared root, reference counted. Returns a function that releases it. */
export const adoptShared = (root: Root, css: string): (() => void) => {
  const counts = borrowed.get(root) ?? new Map<string, number>();
  borrowed.set(root, counts);
  counts.set(css, (counts.get(css) ?? 0) + 1);
  const sheet = sharedSheet(root, css);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  let adopted = true;
  return () => {
    if (!adopted) return;
    adopted = false;
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
