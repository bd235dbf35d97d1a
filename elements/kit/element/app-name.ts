import { DEFAULT_APP } from '../../../core/apps.ts';
import { composedAncestors } from '../dom/ancestors.ts';

/** Name of an element's app: its own `app`, else the nearest `<fe-app>`, else the default one. */
export const appNameOf = (element: Element, own: string | undefined): string => {
  if (own) return own;
  for (const ancestor of composedAncestors(element))
    if (ancestor !== element && ancestor.localName === 'fe-app') return ancestor.getAttribute('name') || DEFAULT_APP;
  return DEFAULT_APP;
};
