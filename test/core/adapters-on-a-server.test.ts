import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeAdminPortal, FeLoginBox, FeProvider } from '../../adapters/react/index.ts';
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

const OPTIONS = { options: { baseUrl: 'https://service.test' }, loading: 'Loading...' };

const renderedAt = (initialPath: string) =>
  renderToString(createElement(FeProvider, { ...OPTIONS, initialPath }, 'secret'));

describe('the adapters, where there is no window,', () => {
  it('render the loading state', () => {
    const options = { baseUrl: 'https://service.test' };
    const Host = () => FeProvider({ options, loading: 'Loading...', children: 'secret' });
    expect(renderToString(createElement(Host))).toBe('Loading...');
  });

  it('render an element by its tag, with its attributes, without browser-only properties', () => {
    const portal = createElement(FeAdminPortal, {
      id: 'portal',
      className: 'wide',
      onClosed: () => undefined,
      basename: '/admin',
    });
    expect(renderToString(portal)).toBe(
      '<fe-admin-portal id="portal" basename="/admin" class="wide"></fe-admin-portal>',
    );
  });

  it('render the login box with its form, in the language and under the policy of the page', () => {
    const html = renderToString(createElement(FeLoginBox, { termsUrl: '/terms', lang: 'de', nonce: 'n0nce' }));
    expect(html).toMatch(
      /^<fe-login-box lang="de" nonce="n0nce" terms-url="\/terms"><template shadowrootmode="open"><style nonce="n0nce">/,
    );
    expect(html).toMatch(/<form slot="credentials" lang="de" dir="ltr" data-fe-printed="true"[^>]* method="post">/);
    expect(html).toContain('>E-Mail-Adresse</label>');
  });

  it('render the login box without a form where the email is known', () => {
    const html = renderToString(createElement(FeLoginBox, { loginHint: 'ada@acme.test' }));
    expect(html).toContain('<template shadowrootmode="open">');
    expect(html).toContain('<form data-fe-printed=""></form></fe-login-box>');
  });

  it('render the login box on the login route, which a provider knows by the path alone', () => {
    expect(renderedAt('/account/login/')).toContain('<form slot="credentials"');
    expect(renderedAt('/orders')).toBe('Loading...');
  });

  it('register nothing, without a warning', () => {
    expect(defineElements).not.toThrow();
  });
});
