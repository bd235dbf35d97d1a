import { defineElements } from '../../adapters/vanilla/index.ts';
import { GATES, TAGS } from '../../adapters/vanilla/tags.ts';
import { manifest } from '../../elements/manifest.ts';
import { describe, expect, it } from '../kit/in-page.ts';

describe('a page without a framework', () => {
  it('registers every element, once or twice', () => {
    defineElements();
    defineElements();
    for (const { tag, element } of manifest) expect(customElements.get(tag)).toBe(element);
  });

  it('has a loader that knows every element', () => {
    expect(TAGS.toSorted()).toEqual(manifest.map(({ tag }) => tag).toSorted());
    for (const gate of GATES) expect(TAGS).toContain(gate);
  });
});
