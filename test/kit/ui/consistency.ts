import { all, describe, isUnseen } from './measure.ts';

/** Gap between a label, its control and the text below, in pixels. Source: `elements/ui/field/field.css`. */
const FIELD_GAP = 6;
/** How high a control is, in pixels. Source: design.md#tokens. */
const CONTROL = 36;
/** WCAG 2.2 "Non-text contrast". */
const EDGE_CONTRAST = 3;
const SLACK = 0.6;

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** Red, green, blue between 0 and 255, and how much of it covers, of a colour in any notation. */
const rgba = (colour: string): number[] => {
  if (!canvas) throw new Error('there is no canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return Array.from(canvas.getImageData(0, 0, 1, 1).data);
};

const luminance = ([red = 0, green = 0, blue = 0]: number[]) => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(rgba(one)), luminance(rgba(other))].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour of what a node lies on. */
const groundOf = (node: HTMLElement): string => {
  for (let around = node.parentElement; around; around = around.parentElement) {
    const { backgroundColor } = getComputedStyle(around);
    if (rgba(backgroundColor)[3] === 255) return backgroundColor;
  }
  return 'white';
};

const seen = (root: ShadowRoot, selector: string) =>
  all(root).filter((node) => node.matches(selector) && !isUnseen(node));

const isFree = (node: HTMLElement) =>
  !node.matches(':disabled, [aria-disabled=true], :has(:disabled)') &&
  node.closest('[data-disabled], [data-read-only], [inert]') === null;

/** Boxes to type in and buttons whose edge does not stand out from what they lie on. */
export const faint = (root: ShadowRoot): string[] =>
  seen(root, '.fe-input, .fe-button-secondary, .fe-icon-button-bordered, .fe-code-box')
    .filter(isFree)
    .filter((node) => contrast(getComputedStyle(node).borderTopColor, groundOf(node)) < EDGE_CONTRAST)
    .map(describe);

/** Boxes and buttons of another height than all others, or rounded in another way than their neighbours. */
export const unlike = (root: ShadowRoot): string[] => {
  const boxes = seen(root, '.fe-input:not(textarea, .fe-multi, :has(textarea)), .fe-button:not(.fe-button-small)');
  const radius = boxes[0] && getComputedStyle(boxes[0]).borderStartStartRadius;
  return boxes
    .filter((node) => {
      const style = getComputedStyle(node);
      const isOneLine = node.matches('.fe-input') || node.innerText.length < 20;
      return (isOneLine && node.offsetHeight !== CONTROL) || style.borderEndEndRadius !== radius;
    })
    .map((node) => `${node.offsetHeight} high: ${describe(node)}`);
};

/** Fields whose label, control and notes do not stand at the same distances as those of all others. */
export const unevenFields = (root: ShadowRoot): string[] =>
  seen(root, '.fe-field').flatMap((field) => {
    const parts = Array.from(field.children).filter(
      (part): part is HTMLElement => part instanceof HTMLElement && !isUnseen(part) && part.offsetHeight > 1,
    );
    return parts.slice(1).flatMap((part, at) => {
      const above = parts[at];
      // rows of checkboxes have room around each
      if (!above?.matches('.fe-field-head, .fe-input, .fe-field-note')) return [];
      if (!part.matches('.fe-input, .fe-field-note') || part.matches(':popover-open')) return [];
      const gap = part.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
      return Math.abs(gap - FIELD_GAP) > SLACK ? [`${gap} pixels above ${describe(part)}`] : [];
    });
  });

/** Containers of several texts in one line: names and their values, cells, counts, buttons. */
const LINES =
  '.fe-field-head, .fe-fact, .fe-td-plain, .fe-tr, .fe-bar-text, .fe-bar-entry, .fe-toolbar-end, .fe-bulk, .fe-bulk-actions, .fe-pages, .fe-modal-actions, .fe-save-bar-actions, .fe-pill, .fe-json-row';
/** Smaller letters in a badge or in a first column of two lines are centred beside a line of text. */
const CENTRED = '.fe-td-subject, .fe-th, :has(.fe-badge), :has(svg)';

/** Position and height of the first line of a node's text. */
const firstLine = (node: HTMLElement) => {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() && text.parentElement && !isUnseen(text.parentElement)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP,
  );
  const text = texts.nextNode();
  if (!text) return undefined;
  const mark = document.createElement('span');
  mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
  const range = document.createRange();
  range.selectNodeContents(text);
  const [line, ...more] = range.getClientRects();
  // in a flex container a mark would be laid out for itself
  const together = document.createElement('span');
  text.parentNode?.insertBefore(together, text);
  together.append(mark, text);
  const baseline = mark.getBoundingClientRect().bottom;
  together.replaceWith(text);
  return line && { node, baseline, top: line.top, bottom: line.bottom, isWrapped: more.length > 0 };
};

/** Position of the text in an input, measured by a copy of it in a line of its own. */
const inputLine = (input: HTMLElement) => {
  const { font, paddingBlock, borderBlockWidth } = getComputedStyle(input);
  const { top, height } = input.getBoundingClientRect();
  const line = document.createElement('div');
  const twin = document.createElement('input');
  const mark = document.createElement('span');
  line.style.cssText = 'position: absolute; inset: 0 auto auto 0; white-space: nowrap';
  twin.style.cssText = 'appearance: none; box-sizing: border-box; margin: 0; border-style: solid';
  Object.assign(twin.style, { font, paddingBlock, borderBlockWidth, blockSize: `${height}px` });
  mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
  line.append(twin, mark);
  input.getRootNode().appendChild(line);
  const baseline = top + mark.getBoundingClientRect().bottom - twin.getBoundingClientRect().top;
  line.remove();
  return { node: input, baseline, top, bottom: top + height };
};

/** Buttons, and words within a field's frame, that do not stand on the baseline of the box to type in beside them. */
export const offField = (root: ShadowRoot): string[] =>
  seen(root, '.fe-state-place').flatMap((state) => {
    const inputs = seen(root, 'input:not([type=checkbox], [type=radio], .fe-code-input)')
      .filter((input) => state.contains(input))
      .map(inputLine);
    const beside = seen(root, '.fe-button, .fe-input-affix, .fe-toolbar-count')
      .filter((node) => state.contains(node))
      .flatMap((node) => firstLine(node) ?? []);
    return inputs.flatMap((input) =>
      beside
        .filter(({ isWrapped, top, bottom }) => !isWrapped && top >= input.top && bottom <= input.bottom)
        .filter(({ baseline }) => Math.abs(baseline - input.baseline) > 1)
        .map(({ node, baseline }) => `${baseline - input.baseline} pixels off its field: ${describe(node)}`),
    );
  });

/** Boxes whose text does not start where words do, or would lose its start where it runs the other way than the page. */
export const cutAtStart = (root: ShadowRoot): string[] => [
  ...seen(root, 'input.fe-input-text:not([dir])')
    .filter((input) => getComputedStyle(input).textAlign !== (input.matches(':dir(rtl)') ? 'right' : 'left'))
    .map(describe),
  ...seen(root, 'input[placeholder]:not([dir])')
    .filter((input) => getComputedStyle(input, '::placeholder').unicodeBidi !== 'plaintext')
    .map(describe),
  ...seen(root, 'select.fe-input')
    .filter((select) => all(select).some((option) => getComputedStyle(option).unicodeBidi !== 'plaintext'))
    .map(describe),
];

const widthOfText = (node: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().width;
};

/** Words that run the other way than a page from right to left, and have left the side where its lines start. */
export const strayed = (root: ShadowRoot): string[] =>
  seen(root, '[dir=auto]:dir(ltr), select.fe-input:dir(rtl)')
    .filter((node) => node.parentElement?.matches(':dir(rtl)') && getComputedStyle(node).textAlign !== 'right')
    .filter((node) => node.matches('select') || node.clientWidth > widthOfText(node) + 2)
    .map(describe);

/** Placeholders for all rows of a table that are not centered in its visible part. */
export const offMiddle = (root: ShadowRoot): string[] =>
  seen(root, '.fe-td-outcome')
    .filter((node) => {
      const frame = node.closest('.fe-data-frame')?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = node.getBoundingClientRect();
      return Math.abs(left + right - frame.left - frame.right) > 4;
    })
    .map(describe);

/** Texts of one line that do not stand on one baseline. */
export const offBaseline = (root: ShadowRoot): string[] =>
  seen(root, LINES).flatMap((row) => {
    const lines = Array.from(row.children)
      .filter((part): part is HTMLElement => part instanceof HTMLElement && !isUnseen(part) && !part.matches(CENTRED))
      .flatMap((part) => firstLine(part) ?? [])
      // several lines are centred beside one
      .filter(({ isWrapped }) => !isWrapped || getComputedStyle(row).alignItems !== 'center');
    const [first, ...others] = lines;
    if (!first) return [];
    return others
      .filter(({ top, bottom }) => top < first.bottom && bottom > first.top)
      .filter(({ baseline }) => Math.abs(baseline - first.baseline) > 1)
      .map(({ node, baseline }) => `${baseline - first.baseline} pixels off: ${describe(node)}`);
  });
