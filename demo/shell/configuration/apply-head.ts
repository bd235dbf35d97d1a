import type { ShellConfiguration } from './shell-configuration.ts';

/** Writes the configured title and icons into the head of a page, before anything is rendered. Source: product.md#host-shell. */
export const applyHead = (page: Document, { title, favicons }: ShellConfiguration): void => {
  page.title = title;
  if (favicons.length === 0) return;
  for (const icon of page.head.querySelectorAll('link[rel~="icon"]')) icon.remove();
  for (const attributes of favicons) {
    const link = page.createElement('link');
    for (const [name, value] of Object.entries({ rel: 'icon', ...attributes }))
      if (value !== undefined) link.setAttribute(name, value);
    page.head.append(link);
  }
};
