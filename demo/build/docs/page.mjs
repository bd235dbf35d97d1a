import { posix } from 'node:path';
import { escapeHtml } from './html.mjs';

/** Address of a page or file of the site from another: both are paths inside the site. */
export const addressFrom = (from, to) => posix.relative(posix.dirname(from), to);

/** Path of a page of Markdown in the site: `protocol/README.md` is `protocol/index.html`. */
export const siteName = (path) => path.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');

const navigation = (groups, page) =>
  groups
    .map(({ title, pages }) => {
      const links = pages.map(({ path, label }) => {
        const current = path === page.path ? ' aria-current="page"' : '';
        return `<li><a href="${addressFrom(page.path, path)}"${current}>${escapeHtml(label)}</a></li>`;
      });
      const isOpen = pages.some(({ path }) => path === page.path) || pages.length <= 8;
      return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><ul>${links.join('')}</ul></details>`;
    })
    .join('');

const contents = ({ sections }) => {
  const shown = sections.filter(({ level }) => level === 2);
  if (shown.length < 2) return '';
  const items = shown.map(({ id, heading }) => `<li><a href="#${id}">${escapeHtml(heading)}</a></li>`).join('');
  return `<nav class="contents" aria-labelledby="contents"><p id="contents">On this page</p><ul>${items}</ul></nav>`;
};

const neighbours = (groups, page) => {
  const all = groups.flatMap(({ pages }) => pages);
  const at = all.findIndex(({ path }) => path === page.path);
  const link = (rel, text, other) =>
    other
      ? `<a rel="${rel}" href="${addressFrom(page.path, other.path)}"><span>${text}</span> ${escapeHtml(other.label)}</a>`
      : '';
  return `<nav class="neighbours" aria-label="Previous and next page">${link('prev', 'Previous', all[at - 1])}${link('next', 'Next', all[at + 1])}</nav>`;
};

/** Scripts and styles of a page besides those of all pages. */
const more = ({ modules = [], path }) =>
  modules.map((module) => `<script type="module" src="${addressFrom(path, module)}"></script>`).join('\n    ');

/** A page of the site as HTML. `groups` is the navigation: titles, each with the path and label of its pages. */
export const pageHtml = (page, groups) => {
  const { path, title, html } = page;
  const to = (file) => addressFrom(path, file);
  const searched = escapeHtml(to('search-index.js'));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}${path === 'index.html' ? '' : ' · fe-elements'}</title>
    <link rel="stylesheet" href="${to('docs.css')}">
    <link rel="icon" href="${to('favicon.svg')}" type="image/svg+xml">
    <script defer src="${searched}"></script>
    <script defer src="${to('docs.js')}"></script>
    ${more(page)}
  </head>
  <body data-root="${to('index.html').replace(/index\.html$/, '')}">
    <a class="skip" href="#content">Skip to content</a>
    <header class="bar">
      <button type="button" class="menu" popovertarget="pages">Menu</button>
      <a class="brand" href="${to('index.html')}">fe-elements</a>
      <search class="search" hidden>
        <label for="query">Search</label>
        <input id="query" type="search" placeholder="Search" autocomplete="off" spellcheck="false">
      </search>
    </header>
    <div class="frame">
      <nav class="pages" id="pages" popover aria-label="Pages">${navigation(groups, page)}</nav>
      <main id="content" tabindex="-1">
        <article>
${html}
        </article>
        ${neighbours(groups, page)}
      </main>
      ${contents(page)}
    </div>
  </body>
</html>
`;
};
