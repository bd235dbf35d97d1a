import { readFileSync } from 'node:fs';
import { valuesOf } from './attribute-values.mjs';

const SCHEMA = 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json';

const withValues = ({ attributes, attributeTypes }) =>
  attributes.map(({ name, description }) => ({ name, description, ...valuesOf(attributeTypes[name], description) }));

const TYPES = { flag: 'boolean', number: 'number', text: 'string' };
const typeOf = ({ kind, keywords }) => TYPES[kind] ?? keywords.map((word) => `'${word}'`).join(' | ');

const entries = (list) => list.map(({ name, description }) => ({ name, description }));
/** A list, where it has entries: an editor shows an empty one as a heading. */
const some = (key, list) => (list.length > 0 ? { [key]: list } : {});

const webType = (contract) => {
  const { tag, description, properties, events, slots, parts, cssProperties } = contract;
  return {
    name: tag,
    description,
    ...some(
      'attributes',
      withValues(contract).map(({ name, description: words, ...values }) => ({
        name,
        description: words,
        required: false,
        value: { type: typeOf(values), required: values.kind !== 'flag' },
      })),
    ),
    ...some('slots', entries(slots)),
    js: {
      ...some('properties', [
        ...contract.attributes.map(({ property, description: words }) => ({ name: property, description: words })),
        ...entries(properties),
      ]),
      ...some('events', entries(events)),
    },
    css: { ...some('properties', entries(cssProperties)), ...some('parts', entries(parts)) },
  };
};

/** Elements for the editors of JetBrains. Source: JetBrains web-types, its JSON schema. */
export const webTypes = (contracts) => ({
  $schema: SCHEMA,
  name: 'fe-elements',
  version: JSON.parse(readFileSync('package.json', 'utf8')).version,
  'js-types-syntax': 'typescript',
  'description-markup': 'markdown',
  contributions: { html: { elements: contracts.map(webType) } },
});

/** Description of a tag, with what HTML data has no lists of: slots, events, parts and custom properties. */
const tagWords = ({ description, events, slots, parts, cssProperties }) =>
  [
    description,
    ...[
      ['Slots', slots],
      ['Events', events],
      ['Parts', parts],
      ['CSS', cssProperties],
    ].flatMap(([title, list]) =>
      list.length > 0
        ? [
            [
              `**${title}**`,
              ...list.map(({ name, description: words }) => `- \`${name || 'default'}\`: ${words}`),
            ].join('\n'),
          ]
        : [],
    ),
  ].join('\n\n');

/** Elements for VS Code, its `html.customData`. Source: VS Code custom data, HTML, 1.1. */
export const vscodeHtmlData = (contracts) => ({
  version: 1.1,
  tags: contracts.map((contract) => ({
    name: contract.tag,
    description: { kind: 'markdown', value: tagWords(contract) },
    attributes: withValues(contract).map(({ name, description, kind, keywords }) => ({
      name,
      description,
      ...(kind === 'flag' && { valueSet: 'v' }),
      ...some(
        'values',
        keywords.map((word) => ({ name: word })),
      ),
    })),
  })),
});
