import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

const parsed = new Map();
/** Text, syntax tree and comments of a source file. */
const sourceOf = (file) => {
  if (!parsed.has(file)) {
    const text = readFileSync(file, 'utf8');
    parsed.set(file, { text, ...parseSync(file, text) });
  }
  return parsed.get(file);
};

const resolve = (from, to) => posix.join(posix.dirname(from), to);

/** Doc comment that ends right before a place: its sentences, without stars and without the line of sources. */
const commentBefore = ({ text, comments }, start) => {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  if (comment?.type !== 'Block' || !comment.value.startsWith('*')) return '';
  return comment.value
    .slice(1)
    .replaceAll(/^\s*\*( |$)/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/ ?(Source|Ours): .*$/, '')
    .trim();
};

const textOf = ({ text }, node) => text.slice(node.start, node.end);
/** Text without its comments, on one line. */
const plain = (source, node) => {
  const inside = source.comments.filter(({ start, end }) => start >= node.start && end <= node.end);
  const kept = inside.reduceRight(
    (text, { start, end }) => text.slice(0, start - node.start) + text.slice(end - node.start),
    textOf(source, node),
  );
  return kept.replaceAll(/\s+/g, ' ').trim();
};

const membersOf = (source, body) =>
  body.map((member) => {
    const name = member.key ? textOf(source, member.key) : '';
    return {
      name: name + (member.optional ? '?' : ''),
      type: plain(source, member)
        .replace(/;$/, '')
        .replace(/^readonly /, ''),
      description: commentBefore(source, member.start),
    };
  });

/** Longest parameter that is taken apart in a signature. */
const SHORT = 60;

/** A parameter; one that is taken apart into many is `options`. */
const paramOf = (source, param) => {
  const text = plain(source, param);
  if (param.type !== 'ObjectPattern' || text.length <= SHORT) return text;
  return `options${param.typeAnnotation ? plain(source, param.typeAnnotation) : ''}`;
};

/** Text of a function's name, parameters and answer. */
const signatureOf = (source, name, node) => {
  const answer = node.returnType ? plain(source, node.returnType) : '';
  const types = node.typeParameters ? plain(source, node.typeParameters) : '';
  const params = node.params.map((param) => paramOf(source, param)).join(', ');
  return `${name}${types}(${params})${answer}`;
};

const kindOf = {
  TSInterfaceDeclaration: (source, { id, body, extends: parents, typeParameters }) => ({
    kind: 'interface',
    code: [
      `interface ${id.name}${typeParameters ? plain(source, typeParameters) : ''}`,
      parents?.length > 0 && `extends ${parents.map((one) => plain(source, one)).join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
    members: membersOf(source, body.body),
  }),
  TSTypeAliasDeclaration: (source, node) => ({
    kind: 'type',
    code: plain(source, node).replace(/;$/, ''),
    members: [],
  }),
  ClassDeclaration: (source, { id, superClass }) => ({
    kind: 'class',
    code: `class ${id.name}${superClass ? ` extends ${textOf(source, superClass)}` : ''}`,
    members: [],
  }),
  FunctionDeclaration: (source, node) => ({
    kind: 'function',
    code: signatureOf(source, node.id.name, node),
    members: [],
  }),
};

const ofVariable = (source, { id, init }) => {
  const type = id.typeAnnotation;
  if (init?.type === 'ArrowFunctionExpression' && !type)
    return { kind: 'function', code: signatureOf(source, id.name, init), members: [] };
  return { kind: 'constant', code: `const ${id.name}${type ? plain(source, type) : ''}`, members: [] };
};

const declared = (file, name) => {
  const source = sourceOf(file);
  for (const node of source.program.body) {
    const declaration = node.declaration ?? node;
    const description = () => commentBefore(source, node.start);
    if (declaration.type === 'VariableDeclaration') {
      const found = declaration.declarations.find(({ id }) => id.name === name);
      if (found) return { name, file, description: description(), ...ofVariable(source, found) };
    } else if (declaration.id?.name === name && kindOf[declaration.type])
      return { name, file, description: description(), ...kindOf[declaration.type](source, declaration) };
  }
  return undefined;
};

/** Declaration of an exported name, in the file or in those that it passes on; undefined for what is not of ours. */
const find = (file, name) => {
  const { program } = sourceOf(file);
  for (const node of program.body) {
    if (node.type === 'ExportNamedDeclaration' && node.source) {
      const passed = node.specifiers.find(({ exported }) => exported.name === name);
      if (passed && node.source.value.startsWith('.')) return find(resolve(file, node.source.value), passed.local.name);
    }
    if (node.type === 'ExportAllDeclaration' && node.source.value.startsWith('.')) {
      const inside = resolve(file, node.source.value);
      const found = existsSync(inside) && namesOf(inside).includes(name) && find(inside, name);
      if (found) return found;
    }
  }
  return declared(file, name);
};

/** Names that a file exports. */
export const namesOf = (file) =>
  sourceOf(file).program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration') return namesOf(resolve(file, node.source.value));
    if (node.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = node;
    if (!declaration) return specifiers.map(({ exported }) => exported.name);
    return declaration.id ? [declaration.id.name] : declaration.declarations.map(({ id }) => id.name);
  });

/** Declarations of the names that a file exports, each with its doc comment. */
export const declarationsOf = (file) =>
  [...new Set(namesOf(file))].flatMap((name) => {
    const found = find(file, name);
    return found ? [{ ...found, name }] : [];
  });
