import { html } from '../html.ts';
import { devPage } from './page.ts';
import { SEEDED_PASSWORD, SEEDED_PEOPLE, SSO_PEOPLE } from './people.ts';

/** Development tools: path, name and purpose. */
export const TOOLS: readonly (readonly [path: string, name: string, purpose: string])[] = [
  ['/dev/mailbox', 'Mailbox', 'every mail that this server sends'],
  ['/dev/phone', 'Phone', 'every message that this server sends to a phone'],
  ['/dev/payments', 'Payments', 'the test card processor: customers, invoices, events, its clock and its faults'],
  ['/dev/idp', 'Identity providers', 'people and faults of social sign-in and SSO'],
  ['/dev/flags', 'Feature flags', 'switches for everyone, a company’s people or one person'],
  ['/docs/', 'Documentation', 'guides, every element live, and the protocol'],
  ['/dev/openapi', 'API', 'every call, with what it takes and answers'],
  ['/dev/scenes', 'Scenes', 'every screen in every state, with a server in the page'],
  ['/dev/ui', 'Components', 'every component in every state, theme and language'],
  ['/', 'Demo', 'the host application'],
  ['/vanilla', 'Demo without a framework', 'a script tag and two elements'],
  ['/hosted', 'Demo of hosted login', 'an application that signs people in on this server’s page'],
];

/** Front page of the development tools. */
export const indexPage = (): string =>
  devPage(
    'Development',
    html`
<ul class="list">${TOOLS.map(([path, name, purpose]) => html`<li><a href="${path}"><strong>${name}</strong> <span>${purpose}</span></a></li>`)}</ul>
<h2>Sign-ins</h2>
<p>Everyone's password is <code>${SEEDED_PASSWORD}</code></p>
<table><thead><tr><th scope="col">Email</th><th scope="col">Name</th><th scope="col">Company</th><th scope="col">Who</th></tr></thead>
<tbody>${SEEDED_PEOPLE.map(
      ({ email, name, company, is }) =>
        html`<tr><td><code>${email}</code></td><td>${name}</td><td>${company}</td><td>${is}</td></tr>`,
    )}</tbody></table>
<p>Single sign-on, without a password: ${SSO_PEOPLE.map(({ email, is }, at) => html`${at > 0 ? ', ' : ''}<code>${email}</code> ${is}`)}.</p>`,
  );
