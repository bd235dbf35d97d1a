import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import nginx from 'highlight.js/lib/languages/nginx';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import MarkdownIt from 'markdown-it';
import { codeBlock as plainBlock, escapeHtml, slugger, tableRegion } from './html.mjs';

const LANGUAGES = { bash, css, dockerfile, go, http, ini, java, json, nginx, python, sql, typescript, xml, yaml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);
/** Languages of fences that highlight.js does not know, with the nearest that it does. */
const NEAREST = { vue: 'xml', caddyfile: 'nginx' };

/** Code block, highlighted where the language is known. */
export const codeBlock = (source, language) => {
  const name = NEAREST[language] ?? language;
  const text = source.replace(/\n$/, '');
  return plainBlock(hljs.getLanguage(name) ? hljs.highlight(text, { language: name }).value : escapeHtml(text));
};

const TRANSITION = /^\s*(\S+) --> ([^\s:]+)(?:: (.+))?$/gm;
const START = '[*]';

const cells = (tag, row) => row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');

/** Mermaid's state diagram as a table of transitions. */
const transitionTable = (source) => {
  const titles = Array.from(source.matchAll(/state "(.+)" as (\w+)/g), ([, title, name]) => [name, title]);
  const names = { [START]: 'start', ...Object.fromEntries(titles) };
  const rows = Array.from(source.matchAll(TRANSITION), ([, from, to, on = '']) =>
    [from, on, to].map((one) => names[one] ?? one),
  );
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return tableRegion(`<thead><tr>${cells('th', ['step', 'on', 'next step'])}</tr></thead><tbody>${body}</tbody>`);
};

const plainText = ({ children, content }) =>
  children ? children.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('') : content;

/** API name at the beginning of a table row or list item: `useAuth()` is `useAuth`; undefined where it begins with prose. */
const nameAt = (tokens, at) => {
  const [first, second] = tokens[at]?.children ?? [];
  const code =
    first?.type === 'code_inline'
      ? first
      : first?.type === 'link_open' && second?.type === 'code_inline'
        ? second
        : undefined;
  return /^<?(--)?[\w@/.:-]+/
    .exec(code?.content ?? '')?.[0]
    .replace(/^</, '')
    .replace(/[.:]$/, '');
};

/** Gives headings their ids and collects the sections with their text. */
const sectionsOf = (sections, slug) => (state) => {
  state.tokens.forEach((token, at, tokens) => {
    if (token.type === 'heading_open') {
      const heading = plainText(tokens[at + 1]);
      const id = slug(heading);
      token.attrSet('id', id);
      sections.push({ heading, level: Number(token.tag.slice(1)), id, text: '' });
    } else if (token.type === 'inline' && tokens[at - 1].type !== 'heading_open') {
      const section = sections.at(-1);
      if (section) section.text += `${plainText(token)} `;
    }
  });
};

/** Gives rows and items that begin with an API name an id, and collects those names with the text beside them. */
const symbolsOf = (symbols, slug) => (state) => {
  state.tokens.forEach((token, at, tokens) => {
    const isRow = token.type === 'tr_open';
    if (!isRow && token.type !== 'list_item_open') return;
    const name = nameAt(tokens, at + 2);
    if (!name) return;
    const id = slug(name);
    token.attrSet('id', id);
    symbols.push({ name, id, text: plainText(tokens[isRow ? at + 5 : at + 2] ?? { content: '' }) });
  });
};

const linksOf = (link) => (state) => {
  for (const { children } of state.tokens)
    for (const child of children ?? [])
      for (const name of ['href', 'src']) {
        const address = child.attrGet(name);
        if (address) child.attrSet(name, link(address));
      }
};

/**
 * Renders a page of Markdown. `link` rewrites the addresses of links and pictures; `file` names the page in messages.
 * Returns its HTML and title, its sections (heading, level, id, text) and its API names (name, id, text).
 */
export const renderMarkdown = (text, { file, link }) => {
  const markdown = new MarkdownIt({ html: true });
  const { core, renderer } = markdown;
  const slug = slugger();
  const [sections, symbols] = [[], []];
  core.ruler.push('sections', sectionsOf(sections, slug));
  core.ruler.push('symbols', symbolsOf(symbols, slug));
  core.ruler.push('links', linksOf(link));

  renderer.rules.fence = (tokens, at) => {
    const { content, info } = tokens[at];
    const language = info.trim();
    return language === 'mermaid' ? transitionTable(content) : codeBlock(content, language);
  };
  const [open, close] = tableRegion('\n').split('\n');
  renderer.rules.table_open = () => open;
  renderer.rules.table_close = () => close;
  renderer.rules.heading_close = (tokens, at) => {
    const { tag } = tokens[at];
    if (tag === 'h1') return '</h1>\n';
    return ` <a class="anchor" href="#${tokens[at - 2].attrGet('id')}" aria-label="Link to this section">#</a></${tag}>\n`;
  };

  const html = markdown.render(text);
  const [first] = sections;
  if (first?.level !== 1) throw new Error(`${file} has to begin with its title`);
  return { html, title: first.heading, sections, symbols };
};
