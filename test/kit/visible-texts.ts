import { CLOSE, OPEN } from '../../demo/preview/pseudo/pseudo-text.ts';

const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
];

/** A text that a person sees or hears, and where. */
export interface Said {
  text: string;
  where: string;
}

const isThere = (node: Element): boolean => node.matches('option, optgroup') || node.checkVisibility();

const generated = (node: Element): string[] =>
  ['::before', '::after'].flatMap((part) => {
    const [, text = ''] = /^"(.*)"$/.exec(getComputedStyle(node, part).content) ?? [];
    return text;
  });

/** Everything that can be read or heard below these nodes: texts, what attributes and style sheets say. */
export const visibleTexts = (...roots: ParentNode[]): Said[] =>
  roots.flatMap((root) =>
    [...root.querySelectorAll('*')].filter(isThere).flatMap((node) => {
      const where = node.outerHTML.slice(0, 160);
      // code is of no language
      const texts = node.matches('textarea[translate=no]')
        ? []
        : [...node.childNodes].flatMap((child) => (child.nodeType === Node.TEXT_NODE ? [child.nodeValue] : []));
      const spoken = SPOKEN.map((name) => node.getAttribute(name));
      return [texts.join(''), ...spoken, ...generated(node)]
        .filter((text) => text !== null && /\p{L}/u.test(text))
        .map((text) => ({ text: (text ?? '').replaceAll(/\s+/g, ' ').trim(), where }));
    }),
  );

const BRACKETED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

/** Part of a text that does not come from a language file: pseudo texts taken out, also those within one another. */
export const untranslated = (text: string): string => {
  const less = text.replaceAll(BRACKETED, ' ');
  return less === text ? text.replaceAll(/\s+/g, ' ').trim() : untranslated(less);
};
