import { existsSync, readFileSync } from 'node:fs';

const HEAD = '// Generated from every *.element.ts by `npm run generate`: change those.\n';

/** `fe-signed-in` is the prop `onSignedIn`. */
const handlerOf = (event) => event.replace(/^fe|-(\w)/g, (_, letter) => (letter ? letter.toUpperCase() : 'on'));
const list = (entries) => JSON.stringify(entries);

/** The classes, and the types of their tags. */
const manifest = (contracts) => `${HEAD}
${contracts.map(({ className, path }) => `import { ${className} } from './${path.slice('elements/'.length)}';`).join('\n')}

export { ${contracts.map(({ className }) => className).join(', ')} };

/** Classes of all elements; \`registerElement()\` registers one. */
export const elements = [${contracts.map(({ className }) => className).join(', ')}] as const;

/** Every element by its tag. */
export interface ElementTagNameMap {
${contracts.map(({ tag, className }) => `  '${tag}': InstanceType<typeof ${className}>;`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap extends ElementTagNameMap {}
}
`;

/** Slots that an element fills itself. */
const OWN_SLOTS = new Set(['credentials']);
const namedSlots = (slots) => slots.map(({ name }) => name).filter((name) => name !== '' && !OWN_SLOTS.has(name));

/** Printer of an element's first frame, where it has one: \`fe-login-box\` has \`loginBoxMarkup\`. */
const printerOf = ({ tag, path }) =>
  existsSync(path.replace('.element.ts', '.markup.ts'))
    ? `${tag.slice('fe-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Markup`
    : undefined;

/** The React component of each element. The provider gives the app, so \`app\` is a prop of every component. */
const reactComponents = (contracts) => `${HEAD}
import * as elements from '../../elements/index.ts';
import * as markup from 'fe-elements/markup';
import { createElementComponent } from './component.tsx';

${contracts
  .map(({ tag, path, className, summary, attributes, properties, events, slots }) => {
    const printer = printerOf({ tag, path });
    const named = namedSlots(slots);
    const names = attributes.map(({ property }) => property).filter((name) => name !== 'app');
    const handlers = Object.fromEntries(events.map(({ name }) => [handlerOf(name), name]));
    return `/** \`<${tag}>\`: ${summary}. */
export const ${className} = /* @__PURE__ */ createElementComponent(elements.${className}, elements.registerElement, {
  attributes: ${list(names)}, properties: ${list(properties.map(({ name }) => name))}, events: ${list(handlers)}${named.length > 0 ? `, slots: ${list(named)}` : ''}${printer ? `, print: markup.${printer}` : ''} });
`;
  })
  .join('\n')}`;

/** `fe-signed-in` is the event `signedIn` of Vue. */
const vueEventOf = (event) => event.replace(/^fe-/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Properties that an event changes: what it says of them. */
const MODELS = {
  'fe-navigate': { property: 'path', detail: 'path' },
  'fe-closed': { property: 'open', value: false },
};
const modelsOf = (attributes, events) =>
  Object.fromEntries(
    events.flatMap(({ name: event }) => {
      const { property, ...rest } = MODELS[event] ?? {};
      return attributes.some((one) => one.property === property) ? [[property, { event, ...rest }]] : [];
    }),
  );

/** An attribute whose presence is its value. */
const isFlag = (type) => type === Boolean || type?.read?.('') === true;

/** The Vue component of each element. */
const vueComponents = (contracts) => `${HEAD}
import * as elements from '../../elements/index.ts';
import { createElementComponent } from './component.ts';

${contracts
  .map(({ tag, className, summary, attributes, attributeTypes, properties, events, slots }) => {
    const own = attributes.filter(({ property }) => property !== 'app');
    const handlers = Object.fromEntries(events.map(({ name }) => [vueEventOf(name), name]));
    return `/** \`<${tag}>\`: ${summary}. */
export const ${className} = /* @__PURE__ */ createElementComponent(elements.${className}, elements.registerElement, {
  attributes: ${list(own.map(({ property }) => property))},
  flags: ${list(own.filter(({ name }) => isFlag(attributeTypes[name])).map(({ property }) => property))},
  properties: ${list(properties.map(({ name }) => name))}, events: ${list(handlers)}, slots: ${list(namedSlots(slots))},
  models: ${list(modelsOf(own, events))} });
`;
  })
  .join('\n')}`;

/** Tags as text: the loader is a classic script without a class in it. */
const loaderTags = (contracts) => `${HEAD}
/** Tags whose content is hidden until they are defined. */
export const GATES = ${list(contracts.filter(({ isGate }) => isGate).map(({ tag }) => tag))};

/** All other tags that the loader looks for. */
export const UNGATED = ${list(contracts.filter(({ isGate }) => !isGate).map(({ tag }) => tag))};
`;

/** The package by name and version, as calls name it. */
const sdkVersion = () => {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return `// Generated from package.json by \`npm run generate\`: change that.

/** Package and version of the client, for the header of its calls. Source: protocol/README.md#headers. */
export const SDK_VERSION = '${name}@${version}';
`;
};

/** Sources by their paths, before they are formatted. */
export const generatedSources = (contracts) => ({
  'elements/manifest.ts': manifest(contracts),
  'adapters/react/elements.ts': reactComponents(contracts),
  'adapters/vue/elements.ts': vueComponents(contracts),
  'adapters/vanilla/tags.ts': loaderTags(contracts),
  'core/client/sdk-version.ts': sdkVersion(),
});
