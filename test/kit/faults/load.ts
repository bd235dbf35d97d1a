import { Agent } from 'node:http';
import type { Ledger } from './ledger.ts';
import { sessionOf, visit } from './visitor.ts';

/** How many people are at it at once. */
const PEOPLE = 6;

/** Outcomes of the calls: how often each status was answered, 0 for no answer. */
export type Statuses = Map<number, number>;

/** People who sign up, renew, sign out, sign in and forget their passwords, until they are told to stop. */
export const openLoad = (url: string, ledger: Ledger, random: () => number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: PEOPLE });
  const statuses: Statuses = new Map();
  let running: Promise<unknown> = Promise.resolve();
  let stopping = new AbortController();
  let people = 0;

  let awaited: { calls: number; come(): void } | undefined;

  const count = ({ status }: { status: number }): boolean => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200 && awaited && (awaited.calls -= 1) <= 0) awaited.come();
    return status === 200;
  };

  /** One person's visit; it goes on after a failure as a person would, with what they have. */
  const come = async () => {
    people += 1;
    const email = `p${people}@faults.test`;
    const visitor = visit(() => url, agent);
    const signedUp = await visitor.signUp(email);
    if (!count(signedUp)) return;
    const { userId, tenantId } = signedUp.body as { userId: string; tenantId: string };
    ledger.people.push({ userId, tenantId });
    const began = () => ledger.sessions.add(sessionOf(visitor.token));
    began();
    const acts = [
      async () => {
        const before = visitor.cookie;
        if (!count(await visitor.refresh()) || visitor.cookie === before) return;
        const id = sessionOf(visitor.token);
        ledger.refreshes.set(id, (ledger.refreshes.get(id) ?? 0) + 1);
      },
      async () => {
        if (count(await visitor.signIn(email))) began();
      },
      async () => {
        const id = sessionOf(visitor.token);
        if (count(await visitor.logout())) ledger.ended.add(id);
      },
      async () => {
        if (count(await visitor.resetPassword(email))) ledger.resets.push(userId);
      },
    ];
    for (let act = 0; act < 4 && !stopping.signal.aborted; act += 1) await acts[Math.floor(random() * acts.length)]?.();
  };

  const stay = async (signal: AbortSignal) => {
    while (!signal.aborted) await come();
  };
  return {
    statuses,
    start: () => {
      stopping = new AbortController();
      const { signal } = stopping;
      running = Promise.all(Array.from({ length: PEOPLE }, () => stay(signal)));
    },
    /** Resolves once so many more calls were acknowledged. */
    did: (calls: number) => new Promise<void>((come) => (awaited = { calls, come })),
    stop: async () => {
      stopping.abort();
      await running;
    },
    close: () => agent.destroy(),
  };
};
