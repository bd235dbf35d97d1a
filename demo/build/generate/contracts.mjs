import { readdirSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { parse as parseComments } from 'comment-parser';
import { parseSync, runnerImport } from 'vite';

const SUFFIX = '.element.ts';
/** Attributes that any element of a page has. */
const GLOBAL = new Set(['lang', 'dir']);
/** Tags of a doc comment that make an element's public contract, and their lists. */
const LISTS = { fires: 'events', slot: 'slots', csspart: 'parts', cssprop: 'cssProperties' };

/** `fe-login-box` is the class `FeLoginBox`. */
const classNameOf = (tag) => tag.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
/** `baseUrl` is the attribute `base-url`. */
const attributeName = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const plain = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** Every definition, as a path in the repository. */
export const elementFiles = () =>
  readdirSync('elements', { recursive: true })
    .map((file) => posix.join('elements', file.replaceAll('\\', '/')))
    .filter((file) => file.endsWith(SUFFIX))
    .toSorted();

/** Style sheets are not read: they define nothing. */
const virtual = (files) => ({
  name: 'definitions',
  enforce: 'pre',
  resolveId: (id) => {
    if (id === 'definitions') return '\0definitions';
    return id.endsWith('.css?inline') ? '\0sheet' : null;
  },
  load: (id) => {
    if (id === '\0definitions')
      return [...files, 'elements/kit/element/definition.ts']
        .map((file, at) => `export * as m${at} from '/${file}';`)
        .join('');
    return id === '\0sheet' ? 'export default ""' : null;
  },
});

/** The modules of these files, evaluated as on a server, where a definition registers nothing; after them the kit's. */
const evaluate = async (files) => {
  const { module } = await runnerImport('definitions', {
    configFile: false,
    root: process.cwd(),
    logLevel: 'warn',
    plugins: [virtual(files)],
  });
  return [...files, 'kit'].map((_, at) => module[`m${at}`]);
};

/** Attributes by property, and properties without an attribute, of a class of `defineElement` or of Lit. */
const surfaceOf = (element, { sharedAttributes, sharedProperties }) => {
  if (element.definition)
    return {
      attributes: Object.keys({ ...sharedAttributes, ...element.definition.attributes }).map((property) => ({
        name: attributeName(property),
        property,
      })),
      properties: Object.keys({ ...sharedProperties, ...element.definition.properties }).map((name) => ({ name })),
    };
  // Lit collects the properties of a class once its attributes are asked for
  if (!element.observedAttributes) throw new Error(`${element.tag} has no attributes that it observes`);
  const declared = Array.from(element.elementProperties, ([property, { attribute }]) => ({ property, attribute }));
  return {
    attributes: declared
      .filter(({ attribute }) => attribute !== false)
      .map(({ property, attribute }) => ({ name: attribute ?? property.toLowerCase(), property })),
    properties: declared.filter(({ attribute }) => attribute === false).map(({ property }) => ({ name: property })),
  };
};

/** The declared type of an attribute: its conversion in `defineElement`, `Boolean` or `String` in a class of Lit. */
const attributeTypeOf = (element, { sharedAttributes }, property) =>
  element.definition
    ? { ...sharedAttributes, ...element.definition.attributes }[property]
    : element.elementProperties.get(property).type;

const sources = new Map();
/** The doc comments of a file, and the files of ours that it imports. */
const sourceOf = (path) => {
  if (!sources.has(path)) {
    const text = readFileSync(path, 'utf8');
    const imports = parseSync(path, text).module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    sources.set(path, {
      comments: parseComments(text),
      imports: imports
        .filter((to) => to.startsWith('.') && /\.tsx?$/.test(to))
        .map((to) => posix.join(posix.dirname(path), to)),
    });
  }
  return sources.get(path);
};

/** `name - description`; the default slot has no name. The line of sources ends a comment and belongs to no entry. */
const entriesOf = (comments, kind) =>
  comments
    .flatMap(({ tags }) => tags)
    .filter(({ tag }) => tag === kind)
    .map(({ name, description }) => ({
      name: name === '-' ? '' : name,
      description: plain(description)
        .replace(/(^| )Source: .*$/, '')
        .replace(/^- /, ''),
    }));

/** The description of an entry: the file's own, else that of the nearest file it imports. */
const describe = (path, kind, name) => {
  const reached = new Set([path]);
  // a set that grows while it is gone through is gone through to its end
  for (const file of reached) {
    const { comments, imports } = sourceOf(file);
    const found = entriesOf(comments, kind).find((entry) => entry.name === name && entry.description !== '');
    if (found) return found.description;
    for (const to of imports) reached.add(to);
  }
  throw new Error(`${path}: nothing describes @${kind} ${name}, neither here nor in what it imports`);
};

/** Throws where the comment names what the class does not have. */
const refuseUnknown = (path, kind, listed, known) => {
  for (const { name } of listed)
    if (!known.includes(name)) throw new Error(`${path}: @${kind} ${name} is not in the definition`);
};

const contractOf = (path, module, kit) => {
  const name = basename(path, SUFFIX);
  const tag = `fe-${name}`;
  const className = classNameOf(tag);
  const element = module[className];
  if (element?.tag !== tag) throw new Error(`${path} has to export ${className}, whose tag is ${tag}`);
  const { comments } = sourceOf(path);
  const words = comments.map(({ description }) => plain(description)).find((text) => text.startsWith(`\`<${tag}>\`: `));
  if (!words) throw new Error(`${path}: the doc comment of ${className} has to begin with \`<${tag}>\`: what it is`);
  const description = words.slice(tag.length + 6);

  const { attributes, properties } = surfaceOf(element, kit);
  const described = (kind, entries) =>
    entries.map((entry) => ({ ...entry, description: describe(path, kind, entry.name) }));
  const own = attributes.filter((attribute) => !GLOBAL.has(attribute.name));
  refuseUnknown(
    path,
    'attr',
    entriesOf(comments, 'attr'),
    own.map(({ name }) => name),
  );
  refuseUnknown(
    path,
    'prop',
    entriesOf(comments, 'prop'),
    properties.map(({ name }) => name),
  );
  const lists = Object.fromEntries(
    Object.entries(LISTS).map(([kind, list]) => [list, described(kind, entriesOf(comments, kind))]),
  );
  for (const event of Object.keys(element.definition?.events ?? {}))
    if (!lists.events.some((entry) => entry.name === event)) throw new Error(`${path}: @fires ${event} is missing`);

  return {
    tag,
    name,
    className,
    path,
    description,
    /** The first sentence, without its full stop. */
    summary: /^.*?(?=\. |\.?$)/.exec(description)[0],
    isGate: Object.getPrototypeOf(element).name === 'Gate',
    attributes: described('attr', own),
    attributeTypes: Object.fromEntries(own.map((one) => [one.name, attributeTypeOf(element, kit, one.property)])),
    properties: described('prop', properties),
    ...lists,
  };
};

/**
 * The public contract of every element. Names come from the evaluated definition, descriptions from doc comments: an entry
 * that stands without one, and an attribute that is not listed, is described where it is declared.
 */
export const readContracts = async () => {
  const files = elementFiles();
  const modules = await evaluate(files);
  const kit = modules.pop();
  return files.map((path, at) => contractOf(path, modules[at], kit));
};
