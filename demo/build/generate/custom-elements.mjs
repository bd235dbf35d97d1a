/** The manifest of the elements for editors and other tools. Source: custom-elements manifest 2.1. */
export const customElements = (contracts) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: contracts.map((contract) => ({
    kind: 'javascript-module',
    path: contract.path,
    declarations: [declarationOf(contract)],
    exports: [
      {
        kind: 'custom-element-definition',
        name: contract.tag,
        declaration: { name: contract.className, module: contract.path },
      },
    ],
  })),
});

const declarationOf = ({
  tag,
  className,
  description,
  attributes,
  properties,
  events,
  slots,
  parts,
  cssProperties,
}) => ({
  kind: 'class',
  customElement: true,
  tagName: tag,
  name: className,
  description,
  attributes: attributes.map(({ property, ...entry }) => ({ ...entry, fieldName: property })),
  members: [
    ...attributes.map(({ name, property, description: words }) => ({
      kind: 'field',
      name: property,
      attribute: name,
      description: words,
    })),
    ...properties.map((entry) => ({ kind: 'field', ...entry })),
  ],
  events,
  slots,
  cssParts: parts,
  cssProperties,
});
