import type { BrowserPage } from '../browser/page.ts';
import type { RouteName } from '../contract/paths.ts';

/** Routes whose journey a sign-in can interrupt, and goes on after it. */
const RESUMED = ['impersonationUrl', 'socialLoginCallbackUrl'] as const satisfies readonly RouteName[];

/** Journey that waits for a sign-in: its route, and the query that it goes on with. */
export interface InterruptedJourney {
  readonly route: (typeof RESUMED)[number];
  readonly query: Readonly<Record<string, string>>;
}

type Kept = { readonly name: string; readonly page: Pick<BrowserPage, 'tab'> };

const keyOf = (name: string) => `fe.interrupted.${name}`;

/** Keeps the journey in the tab's storage, so that each tab has its own and a reload keeps it. Ours. */
export const keepInterrupted = ({ name, page }: Kept, journey: InterruptedJourney): void =>
  page.tab.write(keyOf(name), JSON.stringify(journey));

/** Forgets the journey: it goes on, or never will. */
export const dropInterrupted = ({ name, page }: Kept): void => page.tab.remove(keyOf(name));

/** Journey that waits; `undefined` without one, or where another script wrote there. */
export const interruptedJourney = ({ name, page }: Kept): InterruptedJourney | undefined => {
  let kept: Readonly<Record<string, unknown>>;
  try {
    kept = Object(JSON.parse(page.tab.read(keyOf(name)) ?? '')); // looked at field by field
  } catch {
    return undefined;
  }
  const route = RESUMED.find((known) => known === kept['route']);
  const query = Object.entries(Object(kept['query'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return route && { route, query: Object.fromEntries(query) };
};
