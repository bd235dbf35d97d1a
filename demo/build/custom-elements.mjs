import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse as parseComments } from 'comment-parser';
import { parseSync } from 'vite';

/** The doc tags that make an element's public contract, and the manifest's names for them. */
const TAGS = {
  attr: 'attributes',
  prop: 'members',
  fires: 'events',
  slot: 'slots',
  csspart: 'cssParts',
  cssprop: 'cssProperties',
};

/** The manifest of every element, read from the doc comments of `*.element.ts`. Source: custom-elements manifest 2.1. */
export const elementsManifest = async () => {
  const files = (await readdir('elements', { recursive: true }))
    .filter((file) => file.endsWith('.element.ts'))
    .toSorted();
  const modules = await Promise.all(files.map((file) => moduleOf(join('elements', file))));
  return { schemaVersion: '2.1.0', readme: 'README.md', modules };
};

export const writeElementsManifest = async (file) =>
  writeFile(file, `${JSON.stringify(await elementsManifest(), null, 2)}\n`);

const moduleOf = async (path) => {
  const text = await readFile(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const declarations = program.body.map((statement) => declarationOf(statement, text, comments)).filter(Boolean);
  return {
    kind: 'javascript-module',
    path,
    declarations,
    exports: declarations.map(({ name, tagName }) => ({
      kind: 'custom-element-definition',
      name: tagName,
      declaration: { name, module: path },
    })),
  };
};

const declarationOf = (statement, text, comments) => {
  const [doc] = parseComments(docOf(statement, text, comments));
  const tagName = doc && /`<(fe-[a-z-]+)>`/.exec(doc.description)?.[1];
  if (!tagName) return undefined;
  const { declarations, id } = statement.declaration ?? statement;
  const { name } = declarations?.[0].id ?? id;
  const declaration = { kind: 'class', customElement: true, tagName, name, description: plain(doc.description) };
  for (const tag of doc.tags) {
    const list = TAGS[tag.tag];
    if (list) declaration[list] = [...(declaration[list] ?? []), entryOf(tag)];
  }
  return declaration;
};

/** The doc comment that stands right before a statement. */
const docOf = ({ start }, text, comments) => {
  const doc = comments.findLast(({ end }) => end <= start);
  return doc && text.slice(doc.end, start).trim() === '' ? text.slice(doc.start, doc.end) : '';
};

/** `name - what it is`; a slot without a name is the default one. */
const entryOf = ({ tag, name, description }) => ({
  name: name === '-' ? '' : name,
  ...(tag === 'prop' && { kind: 'field' }),
  description: plain(description).replace(/^- /, ''),
});

const plain = (words) => words.replaceAll(/\s+/g, ' ').trim();
