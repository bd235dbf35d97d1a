import { defineElements } from '../../adapters/vanilla/index.ts';
import { GATES, TAGS } from '../../adapters/vanilla/tags.ts';
import { manifest } from '../../elements/manifest.ts';
import { describe, expect, it } from '../kit/in-page.ts';

describe('a page without a framework', () => {
  it('registers every element, once or twice', () => {
    defineElements();
    defineElements();
    // by name: a class that is not what it should be is nothing to print
    const missing = manifest.filter(({ tag, element }) => customElements.get(tag) !== element);
    expect(missing.map(({ tag }) => tag)).toEqual([]);
  });

  it('has a loader that knows every element', () => {
    expect(TAGS.toSorted()).toEqual(manifest.map(({ tag }) => tag).toSorted());
    for (const gate of GATES) expect(TAGS).toContain(gate);
  });
});
