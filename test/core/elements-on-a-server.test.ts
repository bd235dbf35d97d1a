import { describe, expect, it } from 'vitest';

describe('the elements on a server', () => {
  it('can be imported without defining anything or using browser APIs', async () => {
    expect('document' in globalThis || 'HTMLElement' in globalThis).toBe(false);
    const elements = await import('../../elements/index.ts');
    expect(elements.FeLoginBox.tag).toBe('fe-login-box');
    elements.registerElement(elements.FeLoginBox);
    expect('customElements' in globalThis && Boolean(customElements.get('fe-login-box'))).toBe(false);
  });
});
