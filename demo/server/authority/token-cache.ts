import type { Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import type { Caller } from '../rules.ts';
import type { Change } from '../store/store.ts';

/**
 * How long this node believes what it was told of a token, in milliseconds. Ours: what another node has ended is seen
 * within 5 s, the time of an answer under way included. Source: ARCHITECTURE "Server".
 */
export const BELIEVED_MS = 3000;

/** The most tokens that are remembered; the one looked up longest ago is forgotten. Ours. */
const REMEMBERED = 5000;

/** What a token is worth. */
export interface Standing {
  readonly caller: Caller;
  readonly membershipId: string;
  /** When token or session ends by itself, in milliseconds since 1970. */
  readonly endsAtMs: number;
}

interface Known {
  readonly sinceMs: number;
  readonly answer: Promise<Result<Standing, Refusal>>;
  /** Once it is there. */
  standing?: Standing;
}

const isTouched = ({ caller, membershipId }: Standing, { collection, ids }: Change): boolean => {
  if (!ids) return true;
  switch (collection) {
    case 'sessions':
      return ids.includes(caller.sessionId);
    case 'users':
      return ids.includes(caller.userId);
    case 'memberships':
      return ids.includes(membershipId);
    case 'groups':
    case 'groupConfigs':
    case 'roles':
    case 'permissions':
    case 'mfaPolicies':
      return true;
  }
};

/** Remembers for a short while what tokens are worth. Refusals are not remembered, and equal questions are asked once. */
export const standings = (clock: Ports['clock']) => {
  const known = new Map<string, Known>();

  /** A clock that was put back makes everything stale. */
  const isFresh = ({ sinceMs }: Known, nowMs: number) => nowMs >= sinceMs && nowMs - sinceMs < BELIEVED_MS;

  /** The oldest come first, for whoever is asked about again goes to the end. */
  const makeRoom = (nowMs: number) => {
    for (const [token, entry] of known) {
      if (known.size < REMEMBERED && isFresh(entry, nowMs)) return;
      known.delete(token);
    }
  };

  const settle = async (token: string, entry: Known) => {
    const answer = await entry.answer.catch(() => undefined);
    if (answer?.ok) entry.standing = answer.value;
    else if (known.get(token) === entry) known.delete(token);
  };

  const ask = (token: string, nowMs: number, find: () => Promise<Result<Standing, Refusal>>) => {
    const entry: Known = { sinceMs: nowMs, answer: find() };
    void settle(token, entry);
    known.delete(token);
    makeRoom(nowMs);
    known.set(token, entry);
    return entry.answer;
  };

  return {
    /** What a token is worth: remembered, or found. */
    of: (token: string, find: () => Promise<Result<Standing, Refusal>>): Promise<Result<Standing, Refusal>> => {
      const nowMs = clock.now().getTime();
      const entry = known.get(token);
      const ended = entry?.standing && entry.standing.endsAtMs <= nowMs;
      return entry && !ended && isFresh(entry, nowMs) ? entry.answer : ask(token, nowMs, find);
    },
    /** Forgets whom a change concerns; an answer still under way may concern anybody. */
    forget: (change: Change): void => {
      for (const [token, { standing }] of known) if (!standing || isTouched(standing, change)) known.delete(token);
    },
  };
};
