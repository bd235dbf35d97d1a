import { html } from '../../html.ts';
import { devPage } from '../page.ts';
import type { ReceivedMessage } from './phone.ts';

const item = ({ to, text, receivedAt }: ReceivedMessage) => html`
  <li><p dir="auto">${text}</p> <span>${to}</span> <time datetime="${receivedAt}">${receivedAt.slice(0, 19).replace('T', ' ')} UTC</time></li>`;

/** List of all messages, newest first, which refreshes itself. */
export const phonePage = (messages: readonly ReceivedMessage[]): string =>
  devPage(
    'Phone',
    html`
<p>Every message that this server sends to a phone ends here. The same as data: <a href="/dev/sms.json">sms.json</a>, for one number <code>sms.json?to=+4915112345678</code>.</p>
<ul id="mails" class="list" aria-live="polite">${
      messages.length > 0 ? messages.map(item) : html`<li class="empty">No message yet. Sign in by phone.</li>`
    }</ul>
<script src="/dev/mailbox.js" type="module"></script>`,
  );
