// oxlint-disable import/default -- `?raw` gives the text of a file
import { Hono } from 'hono';
import { type ContentSecurityPolicy, securityHeaders } from '../../http/security-headers.ts';
import { html } from '../../html.ts';
import type { Processor } from './processor.ts';
import { control } from './control.ts';
import { paymentsPage } from './payments.page.ts';
import pageJs from './payments.client.js?raw';
import cardElementJs from './v3/card-element.client.js?raw';
import cardInputJs from './v3/card-input.client.js?raw';
import challengeCss from './v3/challenge.css?raw';
import challengeFrameJs from './v3/challenge-frame.client.js?raw';
import challengeJs from './v3/challenge.client.js?raw';
import fieldAppearanceJs from './v3/field-appearance.client.js?raw';
import emitterJs from './v3/emitter.client.js?raw';
import fieldGroupJs from './v3/field-group.client.js?raw';
import fieldsCss from './v3/fields.css?raw';
import fieldsJs from './v3/fields.client.js?raw';
import formBodyJs from './v3/form-body.client.js?raw';
import framesJs from './v3/frames.client.js?raw';
import intentsJs from './v3/intents.client.js?raw';
import messagesJs from './v3/messages.client.js?raw';
import sendCardJs from './v3/send-card.client.js?raw';
import stripeJs from './v3/stripe.client.js?raw';

/** Pages that may hold the frames of the processor: those of this machine, at any port. */
const LOOPBACK_PAGES = [
  'http://localhost:*',
  'http://127.0.0.1:*',
  'http://*.localhost:*',
  'http://localhost',
  'http://127.0.0.1',
];

/** Policy of the frames: their own scripts and calls alone. */
const FRAME_POLICY: ContentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: LOOPBACK_PAGES,
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
};

/** One classic script of modules that share their names: in a block they are not those of the page. */
const classicOf = (...modules: readonly string[]): string => {
  const text = modules.map((module) => module.replaceAll(/^import [^;]*;\n/gm, '').replaceAll(/^export /gm, ''));
  return `{\n${text.join('\n')}}\n`;
};

const SCRIPTS: Readonly<Record<string, string>> = {
  'v3/': classicOf(framesJs, emitterJs, formBodyJs, intentsJs, cardElementJs, challengeFrameJs, stripeJs),
  'field-appearance.js': fieldAppearanceJs,
  'field-group.js': fieldGroupJs,
  'form-body.js': formBodyJs,
  'send-card.js': sendCardJs,
  'fields.js': fieldsJs,
  'challenge.js': challengeJs,
  'messages.js': messagesJs,
  'card-input.js': cardInputJs,
};
const SHEETS: Readonly<Record<string, string>> = { 'fields.css': fieldsCss, 'challenge.css': challengeCss };

const frame = (name: string): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name === 'fields' ? 'Card' : '3D Secure'}</title>
<link rel="stylesheet" href="${name}.css">
<script type="module" src="${name}.js"></script>
</head>
<body></body>
</html>
`.text;

const typed = (body: string, type: string) =>
  new Response(body, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cross-origin-resource-policy': 'cross-origin' },
  });

/** Page about the processor and its commands, under the policy of the development tools. */
export const paymentPages = (processor: Processor) =>
  new Hono()
    .get('/dev/payments', (context) => context.html(paymentsPage(processor.account)))
    .get('/dev/payments/page.js', () => typed(pageJs, 'text/javascript'))
    .post('/dev/payments/control', ({ req }) => control(processor, req.raw));

/** Card fields, 3-D Secure and the calls of pages, below `/dev/payments`. Part of the development tools. */
export const paymentFramePages = ({ fetch, account }: Processor) => {
  const app = new Hono();
  const serve = (path: string, answer: () => Response) =>
    app.get(`/dev/payments/${path}`, securityHeaders({ secure: false, policy: FRAME_POLICY }), () =>
      account.state.faults.down ? new Response('The processor is down', { status: 503 }) : answer(),
    );
  for (const [name, text] of Object.entries(SCRIPTS)) serve(name, () => typed(text, 'text/javascript'));
  for (const [name, text] of Object.entries(SHEETS)) serve(name, () => typed(text, 'text/css'));
  for (const name of ['fields', 'challenge']) serve(name, () => typed(frame(name), 'text/html'));
  return app.all('/dev/payments/v1/*', ({ req }) => fetch(req.raw));
};
