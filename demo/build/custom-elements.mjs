import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

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
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const declarations = source.statements.map(declarationOf).filter(Boolean);
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

const declarationOf = (statement) => {
  const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc);
  const tagName = comment && /`<(fe-[a-z-]+)>`/.exec(words(comment.comment))?.[1];
  if (!tagName) return undefined;
  const name = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0].name.getText()
    : statement.name.getText();
  const declaration = { kind: 'class', customElement: true, tagName, name, description: words(comment.comment) };
  for (const tag of comment.tags ?? []) {
    const list = TAGS[tag.tagName.text];
    if (list) declaration[list] = [...(declaration[list] ?? []), entryOf(tag)];
  }
  return declaration;
};

/** `name - what it is`; a slot without a name is the default one. */
const entryOf = (tag) => {
  const text = tag
    .getFullText()
    .replaceAll(/^\s*\*?\s?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [, name = '', description = ''] = /^@\w+\s*([^\s]*?)\s*-\s+(.*)$/.exec(text) ?? [];
  return {
    name,
    ...(tag.tagName.text === 'prop' && { kind: 'field' }),
    description: description.replace(/\s*\*\/?$/, ''),
  };
};

const words = (comment) =>
  (typeof comment === 'string' ? comment : (ts.getTextOfJSDocComment(comment) ?? '')).replaceAll(/\s+/g, ' ').trim();
