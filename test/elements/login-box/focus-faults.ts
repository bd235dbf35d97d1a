import { eventually, expect } from '../../kit/in-page.ts';

// fields of a payment provider are in frames of its own; the box around each shows its focus
const CONTROLS = 'button:not(:disabled), a[href], input:not([type=hidden], [tabindex="-1"], [slot^="fe-card-"] input)';

const rootsOf = (box: HTMLElement): ParentNode[] => {
  const eyes = Array.from(box.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot);
  return [box, box.shadowRoot, ...eyes].filter((root) => root !== null);
};

/** Visible nodes of a box, in the page and in all of its roots. */
export const allIn = (box: HTMLElement, selector: string): HTMLElement[] =>
  rootsOf(box)
    .flatMap((root) => Array.from(root.querySelectorAll<HTMLElement>(selector)))
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }));

/** The beginnings of nodes, to be read in a failed test. */
export const named = (nodes: HTMLElement[]): string[] => nodes.map((node) => node.outerHTML.slice(0, 120));

/** Visible faces of a control: itself, the box it stands in, or those that it lies over. */
export const facesOf = (node: HTMLElement): HTMLElement[] => [
  node,
  ...[node.closest<HTMLElement>('.fe-card, .fe-input, .fe-swatch')].filter((face) => face !== null),
  ...(node.closest('.fe-code')?.querySelectorAll<HTMLElement>('.fe-code-box') ?? []),
];

const outlineOf = (node: HTMLElement, drawn?: '::before') => {
  const { outlineStyle, outlineWidth } = getComputedStyle(node, drawn);
  return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
};

const hasRing = (node: HTMLElement) =>
  facesOf(node).some((face) => outlineOf(face) >= 2) || outlineOf(node, '::before') >= 2;

/** Controls that do not show the focus, and those that are out of sight with it; but for those that `isKnown` names. */
export const faultsOfFocus = async (
  box: HTMLElement,
  isKnown: (node: HTMLElement) => boolean = () => false,
): Promise<{ ringless: string[]; hidden: string[] }> => {
  const faults = { ringless: [] as HTMLElement[], hidden: [] as HTMLElement[] };
  for (const node of allIn(box, CONTROLS)) {
    if (isKnown(node)) continue;
    // what comes back to it comes into sight again
    node.blur();
    node.focus();
    if (!node.matches(':focus-visible')) continue;
    // boxes over an input are drawn a moment later; the screen may take the focus for itself in the meantime
    const ring = eventually(() => {
      node.focus();
      expect(hasRing(node)).toBe(true);
    });
    await ring.catch(() => faults.ringless.push(node));
    const { top, bottom, left, right } = node.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight - 8 || left < 0 || right > innerWidth) faults.hidden.push(node);
  }
  return { ringless: named(faults.ringless), hidden: named(faults.hidden) };
};
