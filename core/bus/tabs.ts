import type { Channel, BrowserPage } from '../browser/page.ts';
import type { Fact } from './member-queries.ts';

/** Events that are sent to other tabs, with their required fields. None carries a token. */
const SHARED = {
  'session.started': ['userId', 'tenantId'],
  'session.refreshed': ['userId', 'tenantId'],
  'session.ended': [],
  'tenant.switched': ['userId', 'tenantId'],
  'user.changed': ['userId'],
} as const satisfies Partial<Record<Fact['type'], readonly string[]>>;

/** Event that is sent to other tabs. */
export type SharedFact = {
  [Type in keyof typeof SHARED]: Omit<Extract<Fact, { type: Type }>, 'restored'>;
}[keyof typeof SHARED];

/** The other apps of the same service, in this tab and others. */
export interface Tabs {
  tell(fact: SharedFact): void;
  close(): void;
}

/**
 * Validates a message of the channel; undefined unless it is an event of ours, because any script of the origin can
 * write to the channel.
 */
const read = (message: unknown): SharedFact | undefined => {
  const given = Object(message) as Readonly<Record<string, unknown>>; // checked field by field
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(SHARED, type)) return undefined;
  const fields = SHARED[type as keyof typeof SHARED].map((name) => [name, given[name]] as const); // checked above
  if (!fields.every(([, value]) => typeof value === 'string' && value !== '')) return undefined;
  return { type, ...Object.fromEntries(fields) } as SharedFact; // every field it has to have
};

/** Opens the channel to the apps of the same service, in this tab and others. */
export const openTabs = (page: BrowserPage, name: string, onFact: (fact: SharedFact) => void): Tabs => {
  const channel: Channel = page.channel(name, (message) => {
    const fact = read(message);
    if (fact) onFact(fact);
  });
  return { tell: channel.tell, close: channel.close };
};
