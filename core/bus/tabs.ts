import type { Channel, BrowserPage } from '../browser/page.ts';
import type { Fact } from './member-queries.ts';

/** What must be said with each fact other tabs hear of. None carries a token. */
const SHARED = {
  'session.started': ['userId', 'tenantId'],
  'session.refreshed': ['userId', 'tenantId'],
  'session.ended': [],
  'tenant.switched': ['userId', 'tenantId'],
  'user.changed': ['userId'],
} as const satisfies Partial<Record<Fact['type'], readonly string[]>>;

/** A fact another tab may hear of. */
export type SharedFact = Extract<Fact, { type: keyof typeof SHARED }>;

/** The other tabs of the same app. */
export interface Tabs {
  tell(fact: SharedFact): void;
  close(): void;
}

/** What a message tells, if it is one of ours: any script of the origin may write to the channel. */
const read = (message: unknown): SharedFact | undefined => {
  const said = Object(message) as Readonly<Record<string, unknown>>; // looked at field by field
  const { type } = said;
  if (typeof type !== 'string' || !Object.hasOwn(SHARED, type)) return undefined;
  const fields = SHARED[type as keyof typeof SHARED].map((name) => [name, said[name]] as const); // just seen
  if (!fields.every(([, value]) => typeof value === 'string' && value !== '')) return undefined;
  return { type, ...Object.fromEntries(fields) } as SharedFact; // every field it has to have
};

/** Links an app with its likes in other tabs, by its name and service. */
export const openTabs = (page: BrowserPage, name: string, onFact: (fact: SharedFact) => void): Tabs => {
  const channel: Channel = page.channel(name, (message) => {
    const fact = read(message);
    if (fact) onFact(fact);
  });
  return { tell: channel.tell, close: channel.close };
};
