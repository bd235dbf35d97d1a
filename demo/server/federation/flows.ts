import * as v from 'valibot';
import { randomSecret } from '../keys/secrets.ts';
import type { Ports } from '../ports.ts';
import type { Cookies, FlowCookieName } from '../rules.ts';

/** Lifetime of a flow at an identity provider, in minutes. Ours. */
export const FLOW_MINUTES = 10;
/** Flows that a browser has at most, each in a cookie of its own; the oldest one is dropped. Ours. */
export const FLOWS_MAX = 5;

type Needs = Pick<Ports, 'sealer' | 'clock'>;

const sealedFlow = v.object({ begun: v.number(), details: v.unknown() });

const cookieOf = (id: string): FlowCookieName => `flow-${id}`;
const endOf = (begun: number): number => begun + FLOW_MINUTES * 60_000;

const openFlow = async ({ sealer, clock }: Needs, cookies: Cookies, cookie: FlowCookieName) => {
  const sealed = cookies.get(cookie);
  const text = sealed && (await sealer.open(sealed).catch(() => undefined));
  if (!text) return undefined;
  const { begun, details } = v.parse(sealedFlow, JSON.parse(text));
  return endOf(begun) > clock.now().getTime() ? { begun, details } : undefined;
};

/** Keeps the details of a flow in a sealed cookie of its own. */
export const keepFlow = async (
  { sealer, clock }: Needs,
  cookies: Cookies,
  { id, details, begun = clock.now().getTime() }: { id: string; details: unknown; begun?: number },
): Promise<void> =>
  cookies.set(cookieOf(id), await sealer.seal(JSON.stringify({ begun, details })), new Date(endOf(begun)));

/**
 * Begins a flow at an identity provider, bound to this browser: `id` is what the provider sends back as `state` or
 * `RelayState`. A cookie for each, so that several tabs can be under way at once.
 */
export const beginFlow = async (
  ports: Needs,
  cookies: Cookies,
  details: unknown,
  id: string = randomSecret(),
): Promise<string> => {
  const others = await Promise.all(
    cookies.flows().map(async (cookie) => ({ cookie, begun: (await openFlow(ports, cookies, cookie))?.begun ?? 0 })),
  );
  const oldest = others.toSorted((one, other) => one.begun - other.begun);
  for (const { cookie } of oldest.slice(0, Math.max(0, others.length - FLOWS_MAX + 1))) cookies.set(cookie, undefined);
  await keepFlow(ports, cookies, { id, details });
  return id;
};

/** Flow of this browser by its id, if it is under way and of this shape. */
export const findFlow = async <Details>(
  ports: Needs,
  cookies: Cookies,
  id: string,
  shape: v.GenericSchema<unknown, Details>,
): Promise<{ id: string; begun: number; details: Details } | undefined> => {
  // an id is a name of a cookie here
  if (!/^[\w-]{43}$/.test(id)) return undefined;
  const flow = await openFlow(ports, cookies, cookieOf(id));
  const checked = v.safeParse(shape, flow?.details);
  return flow && checked.success ? { id, begun: flow.begun, details: checked.output } : undefined;
};

/** Ends a flow, on all nodes together; false where it has been ended before, as by a copy of its cookie. */
export const endFlow = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  cookies: Cookies,
  id: string,
): Promise<boolean> => {
  cookies.set(cookieOf(id), undefined);
  const { points } = await store.counters.add(`flow:${id}`, 1, FLOW_MINUTES * 60_000, clock.now());
  return points === 1;
};
