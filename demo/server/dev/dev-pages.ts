import { Hono } from 'hono';
import devCss from './assets/dev.css?raw';
import mailboxJs from './assets/mailbox.client.js?raw';
import { type ContentSecurityPolicy, securityHeaders } from '../http/security-headers.ts';
import { isLoopback } from '../http/loopback.ts';
import { indexPage } from './index.page.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import { mailboxPage, mailHtml, mailPage } from './mailbox/mailbox.page.ts';
import type { DevelopmentPhone } from './phone/phone.ts';
import { phonePage } from './phone/phone.page.ts';
import { openApiPages } from './openapi/openapi.page.ts';
import { paymentFramePages, paymentPages } from './payments/payments.pages.ts';
import type { Processor } from './payments/processor.ts';

const POLICY: ContentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  frameSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ["'none'"],
};

/** Content-Security-Policy of an untrusted mail: no scripts, no requests, an opaque origin; its links can leave the frame. */
const MAIL_POLICY =
  "sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

const typed = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } });

/** Development tools below `/dev`; resolves with undefined for other paths. */
export const devPages = (mailbox: Mailbox, phone: DevelopmentPhone, processor?: Processor, flags?: Hono) => {
  const app = new Hono()
    // a page elsewhere whose name is pointed here is not answered
    .use(({ req, text }, next) =>
      isLoopback(new URL(req.url).hostname)
        ? next()
        : Promise.resolve(text('The development tools answer to localhost only\n', 403)),
    );
  // its frames have a policy of their own
  if (processor) app.route('/', paymentFramePages(processor));
  app
    .use(securityHeaders({ secure: false, policy: POLICY }))
    .route('/', processor ? paymentPages(processor) : new Hono())
    .route('/', openApiPages())
    .route('/', flags ?? new Hono())
    .get('/dev', (context) => context.html(indexPage()))
    .get('/dev/dev.css', () => typed(devCss, 'text/css'))
    .get('/dev/mailbox.js', () => typed(mailboxJs, 'text/javascript'))
    .get('/dev/mailbox', (context) => context.html(mailboxPage(mailbox.list())))
    .get('/dev/mailbox.json', (context) => context.json(mailbox.list(context.req.query('to'))))
    .get('/dev/phone', (context) => context.html(phonePage(phone.list())))
    .get('/dev/sms.json', (context) => context.json(phone.list(context.req.query('to'))))
    .get('/dev/mailbox/:id', (context) => {
      const mail = mailbox.get(context.req.param('id'));
      return mail ? context.html(mailPage(mail)) : context.notFound();
    })
    .get('/dev/mailbox/:id/html', (context) => {
      const mail = mailbox.get(context.req.param('id'));
      if (!mail?.html) return context.notFound();
      return context.html(mailHtml(mail), 200, { 'content-security-policy': MAIL_POLICY });
    });

  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/dev' && !pathname.startsWith('/dev/')) return undefined;
    const answer = await app.fetch(request);
    // a call for a payment that is unknown is answered here
    return answer.status === 404 && !pathname.startsWith('/dev/payments/') ? undefined : answer;
  };
};
