import { html } from '../../html.ts';
import { devPage } from '../page.ts';
import { IDP_FAULTS, IDP_PEOPLE, type Persona, PERSONAS } from './personas.ts';

/** Front page of the development providers. */
export const idpPage = (publicUrl: string, clientId: string): string =>
  devPage(
    'Identity providers',
    html`
<p>People sign in here as they do at the real ones. Choose a person, and a fault if you like. <a href="/account/login">Sign in</a></p>
<div class="wide"><table><thead><tr><th scope="col">Provider</th><th scope="col">Address</th></tr></thead>
<tbody>${Object.entries(PERSONAS).map(
      ([id, { name, issuerPath }]) =>
        html`<tr><td>${name}</td><td><code>${publicUrl}/dev/idp/${id}${issuerPath}</code></td></tr>`,
    )}<tr><td>SAML</td><td><code>${publicUrl}/dev/idp/saml/metadata</code></td></tr></tbody></table></div>
<p>Single sign-on: <code>kim@orbit.test</code> by SAML, <code>sol@quill.test</code> by OpenID Connect. A sign-in can also
begin <a href="/dev/idp/saml/sso">at the SAML provider</a>, for companies that allow it.</p>
<p>Each has the client <code>${clientId}</code> and takes every redirect address of this machine.</p>
<h2>People</h2>
<div class="wide"><table><thead><tr><th scope="col">Name</th><th scope="col">Email</th><th scope="col">Here</th></tr></thead>
<tbody>${IDP_PEOPLE.map(
      ({ name, email, about }) => html`<tr><td>${name}</td><td><code>${email}</code></td><td>${about}</td></tr>`,
    )}</tbody></table></div>`,
  );

/** Page on which a person of a provider is chosen. */
export const choosePage = ({ name }: Persona): string =>
  devPage(
    `Sign in to ${name}`,
    html`
<p>A development provider in place of ${name}. It asks for no password.</p>
<form method="post">
<p class="fault"><label for="fault">Fault</label> <select id="fault" name="fault">${Object.entries(IDP_FAULTS).map(
      ([value, text]) => html`<option value="${value}">${text}</option>`,
    )}</select></p>
<ul class="list">${IDP_PEOPLE.map(
      (person) =>
        html`<li class="choice"><button name="person" value="${person.id}"><strong>${person.name}</strong> <span>${person.email}, ${person.about}</span></button></li>`,
    )}</ul>
<p><button name="person" value="">Cancel</button></p>
</form>`,
  );

/** Page for a request that the provider refuses. */
export const idpErrorPage = (error: string, description: string): string =>
  devPage(
    'The provider refused this request',
    html`<p><code>${error}</code> ${description}</p><p><a href="/account/login">Back to sign-in</a></p>`,
  );
