import type { Channel, Page } from '../browser/page.ts';
import type { Fact, FactType } from './facts.ts';

/** The facts other tabs hear of. None carries a token. */
const SHARED = ['session.started', 'session.refreshed', 'session.ended', 'user.changed'] as const satisfies FactType[];

/** A fact another tab may hear of. */
export type SharedFact = Extract<Fact, { type: (typeof SHARED)[number] }>;

/** The other tabs of the same app. */
export interface Tabs {
  tell(fact: SharedFact): void;
  close(): void;
}

const isShared = (message: unknown): message is SharedFact =>
  typeof message === 'object' && SHARED.includes((message as SharedFact | null)?.type as never); // unknown until looked at

/** Links an app with its likes in other tabs, by its name and service. */
export const openTabs = (page: Page, name: string, onFact: (fact: SharedFact) => void): Tabs => {
  const channel: Channel = page.channel(name, (message) => isShared(message) && onFact(message));
  return { tell: channel.tell, close: channel.close };
};
