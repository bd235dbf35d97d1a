import type { Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { AuthorityChange } from '../store/store.ts';
import { briefCache } from './brief-cache.ts';

/** The most tokens that are remembered. Ours. */
const REMEMBERED = 5000;

/** State of a token: caller and expiry. */
export interface TokenState {
  readonly caller: Caller;
  readonly membershipId: string;
  /** Expiry of token or session, whichever is first, in milliseconds since 1970. */
  readonly endsAtMs: number;
}

interface CacheEntry {
  readonly answer: Promise<Result<TokenState, Refusal>>;
  /** Once it is there. */
  state?: TokenState;
}

const isTouched = ({ caller, membershipId }: TokenState, { collection, ids }: AuthorityChange): boolean => {
  if (!ids) return true;
  switch (collection) {
    case 'sessions':
      return ids.includes(caller.sessionId);
    case 'users':
      return ids.includes(caller.userId);
    case 'memberships':
      return ids.includes(membershipId);
    case 'apiTokens':
      return caller.apiToken !== undefined && ids.includes(caller.apiToken.id);
    case 'groups':
    case 'groupConfigs':
    case 'roles':
    case 'permissions':
    case 'mfaPolicies':
      return true;
  }
};

/** Cache of verified tokens. Refusals are not cached; concurrent lookups are deduplicated. */
export const tokenCache = (clock: Ports['clock']) => {
  const cache = briefCache<CacheEntry>({ clock }, REMEMBERED);

  const keepSuccess = async (token: string, entry: CacheEntry) => {
    const answer = await entry.answer.catch(() => undefined);
    if (answer?.ok) entry.state = answer.value;
    else cache.drop(token, entry);
  };

  const ask = (token: string, find: () => Promise<Result<TokenState, Refusal>>) => {
    const entry: CacheEntry = { answer: find() };
    cache.set(token, entry);
    void keepSuccess(token, entry);
    return entry.answer;
  };

  return {
    /** Reads the state of a token from the cache, else by `find`. */
    of: (token: string, find: () => Promise<Result<TokenState, Refusal>>): Promise<Result<TokenState, Refusal>> => {
      const entry = cache.get(token);
      const ended = entry?.state && entry.state.endsAtMs <= clock.now().getTime();
      return entry && !ended ? entry.answer : ask(token, find);
    },
    /** Invalidates entries that a change concerns; lookups under way are invalidated in any case. */
    forget: (change: AuthorityChange): void => cache.dropAll(({ state }) => !state || isTouched(state, change)),
  };
};
