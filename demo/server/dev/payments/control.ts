import * as v from 'valibot';
import { redeliver } from './account/deliveries.ts';
import type { Processor } from './processor.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** A year and a day: the farthest that the clock goes at a time. */
const FARTHEST_SECONDS = 366 * 86_400;

const COMMAND = v.variant('action', [
  v.strictObject({ action: v.literal('advance'), seconds: upTo(FARTHEST_SECONDS) }),
  v.strictObject({ action: v.literal('redeliver'), id: v.pipe(v.string(), v.maxLength(100)) }),
  v.strictObject({
    action: v.literal('faults'),
    faults: v.strictObject({
      down: v.boolean(),
      shuffle: v.boolean(),
      slowMs: upTo(60_000),
      drop: share,
      double: share,
      delaySeconds: upTo(604_800),
    }),
  }),
]);

/**
 * Answers a command of the page about payments: the clock, the faults, a delivery. JSON alone is taken, which a page of
 * another origin cannot send unasked.
 */
export const control = async (processor: Processor, request: Request): Promise<Response> => {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return new Response(null, { status: 415 });
  const text = await request.text();
  const read = v.safeParse(COMMAND, text.length < 10_000 ? parse(text) : undefined);
  if (!read.success) return new Response(null, { status: 400 });
  const { account } = processor;
  const command = read.output;
  if (command.action === 'redeliver') {
    if (!redeliver(account, command.id)) return new Response(null, { status: 404 });
  } else if (command.action === 'faults') Object.assign(account.state.faults, command.faults);
  else {
    account.state.ahead += command.seconds;
    processor.tick();
  }
  processor.changed();
  return new Response(null, { status: 204 });
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
