import { defineElements } from '../../adapters/vanilla/index.ts';
import { elements } from '../../elements/manifest.ts';
import { describe, expect, it } from '../kit/in-page.ts';

describe('a page without a framework', () => {
  it('registers every element, once or twice', () => {
    defineElements();
    defineElements();
    // by name: a class that is not what it should be is nothing to print
    const missing = elements.filter((element) => customElements.get(element.tag) !== element);
    expect(missing.map(({ tag }) => tag)).toEqual([]);
  });
});
