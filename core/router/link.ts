import type { BrowserPage } from '../browser/page.ts';
import type { Failure } from '../contract/failure.ts';
import type { MailedRoute } from '../contract/mailed-routes.ts';
import type { RouteName } from '../contract/paths.ts';
import type { CoreRouter } from './router.ts';

/** Query parameters of a mailed link, and its state. Either is missing in a link that was cut short. */
export interface MailedLink {
  userId?: string;
  token?: string;
  /** That of a link which a company shares; only on the route of invitations. */
  invitationToken?: string;
  /** Its person signs in first, and comes back to it. */
  awaited?: true;
  /** The link was used successfully; its last screen is kept after a reload. */
  used?: true;
}

/** The links of the journeys that begin in a mail. */
export interface MailedLinks {
  /** Parameters of the link to that route, until it is dropped. */
  read(route: RouteName): MailedLink;
  /** Keeps a link in place of the one there was. */
  keep(route: RouteName, link: MailedLink): void;
  /** The link has been used: its secrets go, that it was used stays until it is dropped. */
  use(route: RouteName): void;
  /** The link will never be good, or its journey is over. */
  drop(route: RouteName): void;
  /** Takes the link out of the address, if there is one. */
  take(): void;
}

const MAILED = ['userId', 'token'] as const;
const INVITATION = [...MAILED, 'invitationToken'] as const;

/** Query parameters of a mailed link, by route. */
const FIELDS: Readonly<Record<MailedRoute, readonly (typeof INVITATION)[number][]>> = {
  activateUrl: MAILED,
  resetPasswordUrl: MAILED,
  unlockUrl: MAILED,
  keepAccountUrl: MAILED,
  emailChangeUrl: MAILED,
  magicLinkCallbackUrl: MAILED,
  acceptInvitationUrl: INVITATION,
};

const isMailed = (route: RouteName | undefined): route is MailedRoute => route !== undefined && route in FIELDS;

/**
 * Keeps the secrets of mailed links out of the address, where other scripts, referrers and histories would see them.
 * Ours: they stay in the tab's storage until used, so that a reload in the middle of the journey goes on.
 */
export const createMailedLinks = (name: string, page: BrowserPage, router: CoreRouter): MailedLinks => {
  const key = (route: RouteName) => `fe.link.${name}.${route}`;
  const links = new Map<RouteName, MailedLink>();
  const keep = (route: RouteName, link: MailedLink) => {
    links.set(route, link);
    page.tab.write(key(route), JSON.stringify(link));
  };
  return {
    take: () => {
      const route = router.current();
      const query = router.query();
      if (!isMailed(route)) return;
      const fields = FIELDS[route];
      if (!fields.some((field) => query.has(field))) return;
      const link: MailedLink = {};
      for (const field of fields) {
        const value = query.get(field);
        if (value) link[field] = value;
        query.delete(field);
      }
      keep(route, link);
      router.rewrite(query);
    },
    keep,
    use: (route) => keep(route, { used: true }),
    read: (route) => links.get(route) ?? parse(page.tab.read(key(route))),
    drop: (route) => {
      links.delete(route);
      page.tab.remove(key(route));
    },
  };
};

/** Parses the link stored before a reload; anything else stored there gives an empty link. */
const parse = (text = ''): MailedLink => {
  let kept: Readonly<Record<string, unknown>> = {};
  try {
    kept = Object(JSON.parse(text)); // looked at field by field
  } catch {
    return {};
  }
  const link: MailedLink = {};
  for (const field of INVITATION) {
    const value = kept[field];
    if (typeof value === 'string') link[field] = value;
  }
  for (const mark of ['awaited', 'used'] as const) if (kept[mark] === true) link[mark] = true;
  return link;
};

/** A link that was cut short, or never was one. */
export const LINK_INVALID: Failure = { kind: 'linkInvalid', message: 'The link is not valid' };

/** Whether the link itself is to blame: it has expired, was used, or matches no account. */
export const isLinkFailure = ({ kind }: Failure): boolean =>
  kind === 'linkExpired' || kind === 'linkAlreadyUsed' || kind === 'linkInvalid' || kind === 'notFound';
