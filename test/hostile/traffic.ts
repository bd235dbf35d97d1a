import * as fc from 'fast-check';
import { BODY_BYTES } from '../../core/contract/limits.ts';
import type { Route } from '../../demo/server/serve.ts';
import { randomFrom } from '../kit/random.ts';
import { FULL_HEADERS, fullAddresses, fullBodies, plainPath } from '../kit/hostile/full-size.ts';
import { hostileRequests, type HostileRequest } from '../kit/hostile/hostile-input.ts';
import { CALLS } from '../kit/hostile/places.ts';

/** Generated requests to each call in a round, and how many calls are then sent all that they take at full size. */
const GENERATED = 5;
const AT_FULL_SIZE = 6;

const JSON_TYPE = { 'content-type': 'application/json' };

/** All that a call takes at its full size. */
const fullRequests = (route: Route): HostileRequest[] => {
  const { method } = route.endpoint;
  const at = (path: string) => ({ path: `/frontegg${path}`, method, headers: JSON_TYPE, body: undefined });
  const bytes = route.rule.bodyBytes ?? BODY_BYTES;
  return [
    ...fullBodies(route, bytes).map(([, body]) => ({ ...at(plainPath(route)), body })),
    ...fullAddresses(route).map(([, path]) => at(path)),
    ...FULL_HEADERS.map(([, headers]) => ({ ...at(plainPath(route)), headers: { ...JSON_TYPE, ...headers } })),
  ];
};

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => [random(), item] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, item]) => item);

/** One request, and who of so many callers sends it. */
export interface Sent extends HostileRequest {
  caller: number;
}

/** Hostile requests of so many callers to every call, without end; the same ones for the same seed. */
export function* trafficFrom(seed: number, callers: number): Generator<Sent, never> {
  const random = randomFrom(seed);
  const below = (most: number) => Math.floor(random() * most);
  for (;;) {
    for (const [, route] of shuffled(CALLS, random))
      for (const request of fc.sample(hostileRequests(route), { seed: below(2 ** 31), numRuns: GENERATED }))
        yield { ...request, caller: below(callers) };
    for (const [, route] of shuffled(CALLS, random).slice(0, AT_FULL_SIZE))
      for (const request of shuffled(fullRequests(route), random)) yield { ...request, caller: below(callers) };
  }
}
