import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { readContracts } from '../generate/contracts.mjs';
import { apiPages } from './api-pages.mjs';
import { elementPage } from './element-pages.mjs';
import { renderMarkdown } from './markdown.mjs';
import { navigationOf } from './navigation.mjs';
import { pageHtml, siteName } from './page.mjs';
import { EDITOR_MODULES, THEME_EDITOR, themeEditor } from './theme-editor.mjs';

const DOCUMENTS = 'demo/docs';

const markdownFiles = () =>
  readdirSync(DOCUMENTS, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .toSorted();

const isElsewhere = (address) => /^([a-z]+:|#|\/)/.test(address);

/** Page from Markdown; the files that it links are added to `files`. */
const markdownPage = (file, files) => {
  const link = (address) => {
    if (isElsewhere(address)) return address;
    const [path, fragment] = address.split('#');
    const target = posix.join(posix.dirname(file), path);
    if (!path.endsWith('.md')) files.add(target);
    return `${siteName(path)}${fragment ? `#${fragment}` : ''}`;
  };
  const rendered = renderMarkdown(readFileSync(posix.join(DOCUMENTS, file), 'utf8'), { file, link });
  const page = { ...rendered, file, path: siteName(file), label: rendered.title };
  if (!rendered.html.includes(THEME_EDITOR)) return page;
  return { ...page, html: rendered.html.replace(THEME_EDITOR, () => themeEditor()), modules: EDITOR_MODULES };
};

/** Pages of Markdown whose tables of contracts name each tag. */
const guideOf = (pages, tag) => {
  const texts = pages.map((page) => [page, readFileSync(posix.join(DOCUMENTS, page.file), 'utf8')]);
  const marked = (name) => texts.find(([, text]) => text.includes(`<!-- contract: ${name}`))?.[0];
  const guide = marked(`${tag} -->`) ?? marked('fe-*-tab');
  if (!guide) throw new Error(`No page of ${DOCUMENTS} has the contract of ${tag}`);
  return guide;
};

/** Search entries of a page: its API names, and its sections with their text. */
const entriesOf = ({ path, title, sections, symbols }) => [
  ...symbols.map(({ name, id, text }) => ({ title: name, page: title, url: `${path}#${id}`, text, isName: true })),
  ...sections.map(({ heading, id, level, text }) => ({
    title: heading,
    page: title,
    url: level === 1 ? path : `${path}#${id}`,
    text: text.replaceAll(/\s+/g, ' ').trim(),
    isName: false,
  })),
];

/** Site of the documents: pages by their paths, the entries of its search, and files to copy from `demo/docs`. */
export const readSite = async () => {
  const files = new Set();
  const written = markdownFiles().map((file) => markdownPage(file, files));
  const contracts = await readContracts();
  const elements = contracts.map((contract) => elementPage(contract, guideOf(written, contract.tag)));
  const pages = [...elements, ...apiPages(), ...written];
  const byPath = Object.fromEntries(pages.map((page) => [page.file ?? page.path, page]));
  const groups = navigationOf(Object.keys(byPath)).map(({ title, pages }) => ({
    title,
    pages: pages.map((name) => byPath[name]),
  }));
  return {
    pages: Object.fromEntries(pages.map((page) => [page.path, pageHtml(page, groups)])),
    // an element's own page comes before others that name the same
    entries: pages.flatMap(entriesOf),
    files: [...files],
  };
};
