import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeLoginBox, FeProvider } from '../../adapters/react/index.ts';
import { site } from '../../demo/docs/examples/server-rendering.ts';
import { defineElements } from '../../adapters/vanilla/index.ts';

describe('the login box in the HTML of a server', () => {
  it('is printed as server-rendering.md shows', async () => {
    expect(readFileSync('demo/docs/server-rendering.md', 'utf8')).toContain(
      `\`\`\`ts\n${readFileSync('demo/docs/examples/server-rendering.ts', 'utf8')}\`\`\``,
    );
    const page = await site.request('/signin');
    const nonce = /'nonce-(.+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    const html = await page.text();
    expect(html).toContain(
      `<fe-login-box base-url="/frontegg"><template shadowrootmode="open"><style nonce="${nonce}">`,
    );
    expect(html).toMatch(/<form [^>]*slot="credentials".*<input [^>]*name="email"/s);
  });
});

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
