/** Misconfiguration between a page and its service, which a visitor cannot fix, with what its message names. */
export type Problem =
  | { kind: 'serviceMissing'; call: string; status: number }
  | { kind: 'originNotAllowed'; call: string; origin: string }
  | { kind: 'offline'; call: string; origin: string }
  | { kind: 'otherSite'; service: string; origin: string }
  | { kind: 'appMissing'; tag: string; message: string }
  | { kind: 'originRefused'; tag: string; message: string };

/** Headings of the troubleshooting page, by the problem that each is about. */
export const HEADINGS: Readonly<Record<Problem['kind'], string>> = {
  serviceMissing: 'no-service-answers',
  originNotAllowed: 'the-service-refuses-this-page',
  offline: 'no-answer-from-another-origin',
  otherSite: 'signed-in-until-the-page-is-reloaded',
  appMissing: 'no-app-of-that-name',
  originRefused: 'the-page-does-not-trust-the-service',
};

/** Message to the page's developer: the problem, and the setting to change. In English, as all of the console. */
export const messageOf = (problem: Problem): string => {
  switch (problem.kind) {
    case 'serviceMissing':
      return `${problem.call}: no fe server answers there (${problem.status}). Set \`baseUrl\` (\`base-url\`) to the server's address, or have your development server pass \`/frontegg\` on to it.`;
    case 'originNotAllowed':
      return `${problem.call}: the service does not let pages of ${problem.origin} call it. Add "${problem.origin}" to \`origins\` in its configuration. It goes by the Origin header alone: behind a proxy that is the address people open, whatever Host says.`;
    case 'offline':
      return `${problem.call}: no answer. Either nothing is to be reached there, or that service does not have "${problem.origin}" among its \`origins\`.`;
    case 'otherSite':
      return `${problem.service} is another site than ${problem.origin}: its session cookie is SameSite=Lax, so the browser does not send it from here, and a reload signs out. Serve both below one domain, or have your server pass \`/frontegg\` on and set \`baseUrl\` to the page's own address.`;
    case 'appMissing':
      return `<${problem.tag}>: ${problem.message}. Make it with createApp(), or give the element a base-url.`;
    case 'originRefused':
      return `<${problem.tag}>: ${problem.message}`;
  }
};

const siteOf = ({ protocol, hostname }: URL): string =>
  `${protocol}${/^[\d.]+$|^\[/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')}`;

/**
 * Whether two origins are of different sites: cookies that are `SameSite=Lax` are not sent between them. Without the
 * list of public suffixes, hosts that share their last two labels are taken for one site. Source: HTML, "sites".
 */
export const isOtherSite = (one: string, other: string): boolean => siteOf(new URL(one)) !== siteOf(new URL(other));
