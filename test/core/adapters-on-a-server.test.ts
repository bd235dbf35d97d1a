import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeLoginBox, FeProvider } from '../../adapters/react/index.ts';
import { defineElements } from '../../adapters/vanilla/index.ts';

describe('the adapters, where there is no window,', () => {
  it('render the loading state', () => {
    const options = { baseUrl: 'https://service.test' };
    const Host = () => FeProvider({ options, loading: 'Loading...', children: 'secret' });
    expect(renderToString(createElement(Host))).toBe('Loading...');
  });

  it('render an element by its tag, with its attributes, without browser-only properties', () => {
    const box = createElement(FeLoginBox, {
      id: 'box',
      className: 'wide',
      onSignedIn: () => undefined,
      termsUrl: '/terms',
    });
    expect(renderToString(box)).toBe('<fe-login-box id="box" terms-url="/terms" class="wide"></fe-login-box>');
  });

  it('register nothing, without a warning', () => {
    expect(defineElements).not.toThrow();
  });
});
