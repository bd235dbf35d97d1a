import { type Language, LANGUAGES } from '../../../elements/i18n/languages.ts';
import { html } from '../html.ts';
import { digest } from '../keys/secrets.ts';

/** Field that a reposted form has. */
export const REPOSTED = 'fe_reposted';

const SCRIPT = 'document.forms[0].submit()';

/** Title of the page and, where no script runs, its button. */
const WORDS: Readonly<Record<Language, { title: string; submit: string }>> = {
  en: { title: 'Signing in', submit: 'Continue' },
  he: { title: 'כניסה לחשבון', submit: 'המשך' },
  de: { title: 'Anmeldung', submit: 'Weiter' },
  fr: { title: 'Connexion', submit: 'Continuer' },
  es: { title: 'Iniciando sesión', submit: 'Continuar' },
};

/**
 * Page that posts the fields of a cross-site POST to ourselves again. The answer of an identity provider that comes as a
 * POST has no cookies, as they are `SameSite=Lax`; the second POST is of our own origin and has them. `targets` are the
 * origins that its answer can redirect to.
 */
export const repostPage = async ({
  action,
  fields,
  targets,
  language,
}: {
  action: string;
  fields: Readonly<Record<string, string>>;
  targets: readonly string[];
  language: Language;
}): Promise<Response> => {
  const { title, submit } = WORDS[language];
  // in base64, not in base64url
  const hash = (await digest(SCRIPT)).replaceAll('-', '+').replaceAll('_', '/');
  const { text } = html`<!doctype html>
<html lang="${language}" dir="${LANGUAGES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<form method="post" action="${action}">
${Object.entries({ ...fields, [REPOSTED]: '1' }).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
)}<noscript><button>${submit}</button></noscript>
</form>
<script>${SCRIPT}</script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}='`,
    `form-action 'self' ${targets.join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(text, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') },
  });
};
