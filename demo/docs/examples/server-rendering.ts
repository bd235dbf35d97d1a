import { loginBoxHtml } from 'fe-elements/server';
import { Hono } from 'hono';

export const site = new Hono();

site.get('/signin', (context) => {
  const nonce = crypto.randomUUID();
  const box = loginBoxHtml({ attributes: { 'base-url': '/frontegg' }, lang: 'en', nonce });
  context.header('content-security-policy', `default-src 'self'; style-src 'nonce-${nonce}'`);
  return context.html(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sign in</title>
    <script type="module" src="/fe-elements/define/login-box.js"></script>
  </head>
  <body>${box}</body>
</html>`);
});
