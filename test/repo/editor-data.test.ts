import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ElementContract, readContracts } from '../../demo/build/generate/contracts.mjs';
import { vscodeHtmlData, webTypes } from '../../demo/build/generate/editor-data.mjs';
import { elements } from '../../elements/manifest.ts';

const built = (file: string): unknown => JSON.parse(readFileSync(`dist/packages/fe-elements/${file}`, 'utf8'));
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

describe('the data for editors', () => {
  let contracts: ElementContract[];
  let types: ReturnType<typeof webTypes>;
  let data: ReturnType<typeof vscodeHtmlData>;
  beforeAll(async () => {
    contracts = await readContracts();
    types = webTypes(contracts);
    data = vscodeHtmlData(contracts);
  });

  it('is in the package, which names it', () => {
    expect(built('web-types.json')).toEqual(types);
    expect(built('vscode.html-custom-data.json')).toEqual(data);
    expect(built('package.json')).toMatchObject({ 'web-types': 'web-types.json', version: types.version });
  });

  it('has every element, with all of its definition', () => {
    const tags = elements.map(({ tag }) => tag).toSorted();
    const { elements: all } = types.contributions.html;
    expect(names(all).toSorted()).toEqual(tags);
    expect(names(data.tags).toSorted()).toEqual(tags);
    for (const contract of contracts) {
      const { attributes, slots, js, css } = all.find(({ name }) => name === contract.tag) ?? { js: {}, css: {} };
      expect(names(attributes)).toEqual(names(contract.attributes));
      expect(names(js.properties)).toEqual([
        ...contract.attributes.map(({ property }) => property),
        ...names(contract.properties),
      ]);
      expect(names(js.events)).toEqual(names(contract.events));
      expect(names(slots)).toEqual(names(contract.slots));
      expect(names(css.parts)).toEqual(names(contract.parts));
      expect(names(css.properties)).toEqual(names(contract.cssProperties));
      const tag = data.tags.find(({ name }) => name === contract.tag);
      expect(names(tag?.attributes)).toEqual(names(contract.attributes));
      for (const { name } of [...contract.events, ...contract.parts, ...contract.cssProperties])
        expect(tag?.description.value).toContain(`- \`${name}\`: `);
    }
  });

  it('knows which attributes are flags, and the keywords of the others', () => {
    const box = types.contributions.html.elements.find(({ name }) => name === 'fe-login-box');
    const typeOf = (attribute: string) => box?.attributes?.find(({ name }) => name === attribute)?.value.type;
    expect(typeOf('layout')).toBe("'center' | 'float-left' | 'float-right' | 'split'");
    expect([typeOf('embedded'), typeOf('terms-url')]).toEqual(['boolean', 'string']);
    const inData = data.tags.find(({ name }) => name === 'fe-login-box');
    const attributeOf = (attribute: string) => inData?.attributes.find(({ name }) => name === attribute);
    expect(names(attributeOf('layout')?.values)).toEqual(['center', 'float-left', 'float-right', 'split']);
    expect(attributeOf('embedded')?.valueSet).toBe('v');
  });

  it('has keywords for every attribute that takes nothing else', () => {
    for (const { attributes = [], name } of types.contributions.html.elements)
      for (const attribute of attributes) expect(attribute.value.type, `${name} ${attribute.name}`).not.toBe('');
  });
});
