import { html } from '../../html.ts';
import { devPage } from '../page.ts';
import type { ReceivedMail } from './received-mail.ts';

const time = (mail: ReceivedMail) =>
  html`<time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 19).replace('T', ' ')} UTC</time>`;

const row = (mail: ReceivedMail) => html`
  <li><a href="/dev/mailbox/${mail.id}"><strong dir="auto">${mail.subject || '(no subject)'}</strong> <span>${mail.to}</span> ${time(mail)}</a></li>`;

/** List of all mails, newest first, which refreshes itself. */
export const mailboxPage = (mails: readonly ReceivedMail[]): string =>
  devPage(
    'Mailbox',
    html`
<p>Every mail that this server sends ends here. The same as data: <a href="/dev/mailbox.json">mailbox.json</a>, for one person <code>mailbox.json?to=ada@acme.test</code>.</p>
<ul id="mails" class="list" aria-live="polite">${
      mails.length > 0 ? mails.map(row) : html`<li class="empty">No mail yet. Sign up, or ask for a new password.</li>`
    }</ul>
<script src="/dev/mailbox.js" type="module"></script>`,
  );

/** Page of one mail, as its reader sees it and as text. */
export const mailPage = (mail: ReceivedMail): string =>
  devPage(
    mail.subject || '(no subject)',
    html`
<dl class="facts"><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Received</dt><dd>${time(mail)}</dd></dl>
${
  mail.html
    ? html`<iframe title="The mail" src="/dev/mailbox/${mail.id}/html" sandbox="allow-top-navigation-by-user-activation"></iframe>`
    : ''
}
<h2>Text</h2>
<pre dir="auto">${mail.text}</pre>
${
  mail.links.length > 0
    ? html`<h2>Links</h2>
<ul>${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`
    : ''
}`,
  );

/** HTML of the mail, with links that leave the frame. */
export const mailHtml = ({ html: text = '' }: ReceivedMail): string =>
  text.includes('<head>') ? text.replace('<head>', '<head><base target="_top">') : `<base target="_top">${text}`;
