import { html } from '../html.ts';
import type { RenderedMail } from './rendered-mail.ts';

const STYLE = html`
  body { margin: 0; padding: 32px 16px; background: #f4f4f6; color: #1f2130; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
  .card { max-width: 480px; margin: 0 auto; padding: 32px; background: #fff; border: 1px solid #e3e4ea; border-radius: 10px; }
  .vendor { margin: 0 0 24px; font-size: 14px; font-weight: 600; color: #5b5e72; }
  a { color: #4f46e5; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: 600; }
  p { margin: 0 0 16px; }
  a.action { display: inline-block; margin: 8px 0 24px; padding: 12px 20px; border-radius: 8px; background: #4f46e5; color: #fff; font-weight: 600; text-decoration: none; }
  .code { margin: 8px 0 24px; font: 600 32px/1.2 ui-monospace, Menlo, Consolas, monospace; letter-spacing: 0.15em; }
  .quiet, .foot { font-size: 13px; color: #5b5e72; }
  .address { word-break: break-all; unicode-bidi: isolate; }
  .note { margin-top: 24px; padding-top: 16px; border-top: 1px solid #e3e4ea; margin-bottom: 0; }
  .foot { max-width: 480px; margin: 16px auto 0; text-align: center; }
  @media (prefers-color-scheme: dark) {
    body { background: #15161c; color: #e9e9ef; }
    .card { background: #1e2028; border-color: #33353f; }
    .vendor, .quiet, .foot { color: #a4a7b8; }
    .action { background: #6366f1; }
    .note { border-color: #33353f; }
    a { color: #a5b4fc; }
    a.action { color: #fff; }
  }
`;

const button = ({ label, address, copy }: NonNullable<RenderedMail['action']>) => html`
  <a class="action" href="${address}">${label}</a>
  <p class="quiet">${copy}<br><a class="address" dir="ltr" href="${address}">${address}</a></p>`;

/** HTML part of a mail, without tables, scripts and external resources. */
export const toHtml = (mail: RenderedMail): string =>
  html`<!doctype html>
<html lang="${mail.language}" dir="${mail.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${mail.subject}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="card" role="article" dir="${mail.direction}">
  <p class="vendor">${mail.vendor}</p>
  <h1>${mail.title}</h1>
  <p>${mail.greeting}</p>
  ${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
  ${mail.code ? html`<p class="code" dir="ltr">${mail.code}</p>` : ''}
  ${mail.action ? button(mail.action) : ''}
  <p class="quiet note">${mail.note}</p>
</div>
<p class="foot" dir="${mail.direction}">${mail.foot}</p>
</body>
</html>
`.text;

/** Plain-text part of a mail. */
export const toText = ({ title, greeting, paragraphs, action, code, note, foot }: RenderedMail): string =>
  [
    title,
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    note,
    `-- \n${foot}`,
  ].join('\n\n') + '\n';
