import { knownLanguage, LANGUAGES } from '../../../../elements/i18n/languages.ts';
import { Html, html } from '../../html.ts';
import { digest } from '../../keys/secrets.ts';
import type { HostedClient } from '../../vendor/hosted-clients.ts';
import { HOSTED_WORDS, type HostedWords } from './hosted-words.ts';

const STYLE = new Html(`
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:#f4f4f6;color:#1f2130;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:416px;padding:32px;background:#fff;border:1px solid #e3e4ea;border-radius:12px;overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600}
p{margin:0 0 16px}
ul{margin:0 0 16px;padding-inline-start:20px}
li{margin-block-end:4px}
img{display:block;max-width:64px;max-height:64px;margin:0 0 16px}
.vendor,.quiet{color:#5b5e72;font-size:14px}
.vendor{margin:0 0 24px;font-weight:600}
bdi{unicode-bidi:isolate}
form{display:grid;gap:12px;margin:24px 0 0}
button,a.button{display:block;width:100%;min-height:44px;padding:10px 16px;border:1px solid #8a8d9f;border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.main{border-color:#4f46e5;background:#4f46e5;color:#fff}
.main:hover{background:#4338ca}
:focus-visible{outline:3px solid #4f46e5;outline-offset:2px}
@media (prefers-color-scheme:dark){
body{background:#15161c;color:#e9e9ef}
main{background:#1e2028;border-color:#33353f}
.vendor,.quiet{color:#a4a7b8}
:focus-visible{outline-color:#a5b4fc}
}
@media (forced-colors:active){button,a.button{border:1px solid}}
`);

/** Source of a Content-Security-Policy for an address: its origin, or the scheme of an app on a device. */
const sourceOf = ({ origin, protocol }: URL): string => (origin === 'null' ? protocol : origin);

/** Page, and the Content-Security-Policy that it is sent with. */
export interface HostedPage {
  html: string;
  policy: string;
}

/** Reader of a page, and the product that shows it. */
export interface PageSetting {
  /** BCP 47. */
  language: string;
  vendor: string;
}

/** Words of a text around its parts: `{app}` and the like become the given ones, isolated from the text's direction. */
const filled = (text: string, parts: Readonly<Record<string, string>> = {}): Html[] =>
  text.split(/(\{\w+\})/).map((piece) => {
    const part = parts[piece.slice(1, -1)];
    return part === undefined ? html`${piece}` : html`<bdi>${part}</bdi>`;
  });

const plain = (text: string, parts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

const wordsOf = ({ language }: PageSetting): HostedWords => HOSTED_WORDS[knownLanguage(language) ?? 'en'];

/** Writer of the pages; the hash of their one style sheet is in their policy. */
export const hostedPages = async () => {
  // in base64, not in base64url
  const hash = `${(await digest(STYLE.text)).replaceAll('-', '+').replaceAll('_', '/')}=`;

  const page = (
    { language, vendor }: PageSetting,
    title: string,
    make: (words: HostedWords) => Html,
    more: { forms?: string; images?: string } = {},
  ): HostedPage => {
    const known = knownLanguage(language) ?? 'en';
    const { text } = html`<!doctype html>
<html lang="${known}" dir="${LANGUAGES[known]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${vendor}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="vendor"><bdi>${vendor}</bdi></p>
${make(HOSTED_WORDS[known])}
</main>
</body>
</html>
`;
    const policy = [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      ...(more.images ? [`img-src ${more.images}`] : []),
      `form-action ${more.forms ?? "'none'"}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ];
    return { html: text, policy: policy.join('; ') };
  };
  return {
    /** Asks whether an application of a third party may know who the person is. `to` is where it is answered. */
    consent: (
      setting: PageSetting,
      {
        client: { name: app, logoUrl },
        email,
        scopes,
        to,
      }: { client: HostedClient; email: string; scopes: readonly string[]; to: URL },
    ): HostedPage => {
      const { consent } = wordsOf(setting);
      const known = (Object.keys(consent.scopes) as (keyof typeof consent.scopes)[]).filter((scope) =>
        scopes.includes(scope),
      );
      return page(
        setting,
        plain(consent.title, { app }),
        () => html`${logoUrl === undefined ? '' : html`<img src="${logoUrl}" alt="">`}
<h1>${filled(consent.title, { app })}</h1>
<p>${filled(consent.signedInAs, { email })}</p>
<p>${filled(consent.wants, { app })}</p>
<ul>${known.map((scope) => html`<li>${consent.scopes[scope]}</li>`)}</ul>
<p class="quiet">${filled(consent.leads, { host: to.host || to.protocol.slice(0, -1) })}</p>
<form method="post">
<button class="main" name="decision" value="allow">${consent.allow}</button>
<button name="decision" value="deny">${consent.cancel}</button>
</form>`,
        {
          // browsers hold the redirects after a form to its policy, too
          forms: `'self' ${sourceOf(to)}`,
          ...(logoUrl !== undefined && { images: new URL(logoUrl).origin }),
        },
      );
    },
    /** Asks before a sign-out that no application has proved to be its own. */
    signOut: (setting: PageSetting, { action, to }: { action: string; to: string | undefined }): HostedPage => {
      const { signOut } = wordsOf(setting);
      return page(
        setting,
        signOut.title,
        () => html`<h1>${signOut.title}</h1>
<p>${signOut.question}</p>
<form method="post" action="${action}">
<button class="main" name="decision" value="signOut">${signOut.confirm}</button>
<button name="decision" value="stay">${signOut.stay}</button>
</form>`,
        { forms: to === undefined ? "'self'" : `'self' ${sourceOf(new URL(to))}` },
      );
    },
    signedOut: (setting: PageSetting, login: string): HostedPage => {
      const { signedOut } = wordsOf(setting);
      return page(
        setting,
        signedOut.title,
        () => html`<h1>${signedOut.title}</h1>
<p>${signedOut.text}</p>
<a class="button" href="${login}">${signedOut.again}</a>`,
      );
    },
    /** An error that cannot go back to the application by itself. */
    failure: (setting: PageSetting, error: string, back?: { app: string; address: string }): HostedPage => {
      const { failure } = wordsOf(setting);
      const expired = error === 'expired';
      const title = expired ? failure.expired : failure.title;
      return page(
        setting,
        title,
        () => html`<h1>${title}</h1>
<p>${expired ? failure.expiredText : failure.text}</p>
${expired ? '' : html`<p class="quiet">${filled(failure.code, { name: error })}</p>`}
${back ? html`<a class="button" href="${back.address}">${filled(failure.back, { app: back.app })}</a>` : ''}`,
      );
    },
  };
};

export type HostedPages = Awaited<ReturnType<typeof hostedPages>>;
