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

/** `fe-signed-in` is the event `signedIn` of Vue and Angular. */
const eventName = (event) => event.replace(/^fe-/, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

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
    const handlers = Object.fromEntries(events.map(({ name }) => [eventName(name), name]));
    return `/** \`<${tag}>\`: ${summary}. */
export const ${className} = /* @__PURE__ */ createElementComponent(elements.${className}, elements.registerElement, {
  attributes: ${list(own.map(({ property }) => property))},
  flags: ${list(own.filter(({ name }) => isFlag(attributeTypes[name])).map(({ property }) => property))},
  properties: ${list(properties.map(({ name }) => name))}, events: ${list(handlers)}, slots: ${list(namedSlots(slots))},
  models: ${list(modelsOf(own, events))} });
`;
  })
  .join('\n')}`;

/** Versions in a declaration: of the first linker that reads it, and of the compiler whose form it has. Source: decisions/angular.md */
const NG_VERSIONS = "minVersion: '17.1.0', version: '21.2.24'";
const ngInput = (name) =>
  `${name}: { classPropertyName: '${name}', publicName: '${name}', isSignal: true, isRequired: false, transformFunction: null }`;
const entriesIn = (entries) => entries.join(', ');

/**
 * The Angular directive of each element, as Angular's compiler writes those of libraries: partial declarations, which a host's
 * build links. They are data, so that our build does without that compiler and its TypeScript; Angular types them for itself alone,
 * hence `never`.
 */
const angularDirectives = (contracts) => `${HEAD}
import * as i0 from '@angular/core';
import * as elements from '../../elements/index.ts';
import type { ElementEventMap, ElementTagNameMap } from '../../elements/index.ts';
import { connectElement } from './connect-element.ts';
import { type Flag, toFlag } from './flag.ts';

${contracts
  .map(({ tag, className, summary, attributes, attributeTypes, properties, events }) => {
    const models = modelsOf(attributes, events);
    const names = attributes.map(({ property }) => property);
    const inputs = [...new Set(['app', ...names, ...properties.map(({ name }) => name)])];
    const flags = attributes.filter(({ name }) => isFlag(attributeTypes[name])).map(({ property }) => property);
    // an input and an output of one name are two members
    const outputs = events.map(({ name }) => {
      const alias = eventName(name);
      return { name, alias, member: inputs.includes(alias) ? `${alias}Event` : alias };
    });
    const typeOf = (name) => (name !== 'app' ? `ElementTagNameMap['${tag}']['${name}']` : 'string');
    const field = (name) => {
      const type = `${typeOf(name)} | undefined`;
      if (models[name]) return `readonly ${name} = i0.model<${type}>();`;
      if (flags.includes(name))
        return `readonly ${name} = i0.input<boolean | undefined, Flag>(undefined, { transform: toFlag });`;
      return `readonly ${name} = i0.input<${type}>();`;
    };
    const emitted = [
      ...Object.keys(models).map((name) => [name, `${name}Change`]),
      ...outputs.map(({ member, alias }) => [member, alias]),
    ];
    const members = Object.fromEntries(outputs.map(({ member, name }) => [member, name]));
    return `/** \`<${tag}>\`: ${summary}. */
export class ${className} {
  ${inputs.map(field).join('\n  ')}
  ${outputs.map(({ member, name }) => `readonly ${member} = i0.output<ElementEventMap['${name}']>();`).join('\n  ')}

  /** The element itself, in a page. */
  readonly element = connectElement<ElementTagNameMap['${tag}']>(this, elements.${className}, elements.registerElement, {
    properties: ${list(properties.map(({ name }) => name))},
    events: ${list(members)}, models: ${list(models)} });

  static readonly ɵfac: i0.ɵɵFactoryDeclaration<${className}, never> = /* @__PURE__ */ i0.ɵɵngDeclareFactory({
    ${NG_VERSIONS}, ngImport: i0, type: ${className}, deps: [], target: i0.ɵɵFactoryTarget.Directive } as never) as never;
  static readonly ɵdir: i0.ɵɵDirectiveDeclaration<${className}, '${tag}', never,
    { ${inputs.map((name) => `${name}: { alias: '${name}'; required: false; isSignal: true }`).join('; ')} },
    { ${emitted.map(([member, alias]) => `${member}: '${alias}'`).join('; ')} }, never, never, true, never> = /* @__PURE__ */ i0.ɵɵngDeclareDirective({
    ${NG_VERSIONS}, ngImport: i0, type: ${className}, isStandalone: true, selector: '${tag}',
    inputs: { ${entriesIn(inputs.map(ngInput))} },
    outputs: { ${entriesIn(emitted.map(([member, alias]) => `${member}: '${alias}'`))} } } as never);
}
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
  'adapters/angular/elements.ts': angularDirectives(contracts),
  'adapters/vanilla/tags.ts': loaderTags(contracts),
  'core/client/sdk-version.ts': sdkVersion(),
});
