import type { PaymentEventOutcome } from '../metrics/metrics.ts';
import { PaymentsFailed, type ProviderEvent } from '../payments.ts';
import type { Ports } from '../ports.ts';
import { customerKeyOf } from './account.ts';
import { synchronize } from './sync.ts';

/** Path of the webhook endpoint that the payment provider sends its events to. */
export const EVENTS_PATH = '/frontegg/webhooks/stripe';

/** Largest body of an event, in bytes. Ours: the provider's are far smaller. */
const BODY_BYTES = 1_048_576;

const answer = (status: number, body: object = {}): Response => Response.json(body, { status });

/** Body as text, as it was signed; undefined where it is too large. */
const readBody = async (request: Request): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return new TextDecoder().decode(bytes);
};

/** Works an event through: only a reason to read its customer. */
export const workThrough = async (ports: Ports, event: ProviderEvent): Promise<PaymentEventOutcome> => {
  const { payments, store, log } = ports;
  if (!payments) return 'stranger';
  const across = store.scoped({ across: 'paymentEvents' });
  const { id, kind, customerId } = event;
  const key = customerId === undefined ? undefined : customerKeyOf(payments, customerId);
  const [account] =
    key === undefined ? [] : await across.billingAccounts.find({ where: { customerKey: key }, limit: 1 });
  if (!account) {
    // of another product of the same account: no fault, and not to be sent again
    return 'stranger';
  }
  if ((await across.billingEvents.count({ externalId: id })) > 0) return 'repeated';
  try {
    await synchronize(ports, payments, account.tenantId, [event]);
    return 'done';
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : 'unknown';
    log.warn({ event: id, kind, provider: cause instanceof PaymentsFailed, error }, 'A payment event failed');
    return 'failed';
  }
};

/**
 * Webhook endpoint of the payment provider. 200 for what is done and what is about no tenant, 400 for a wrong signature, 500
 * for our own faults, so that the event comes again. Source: Stripe "Webhooks".
 */
export const answerEvent = async (ports: Ports, request: Request): Promise<Response> => {
  const { payments, log, metrics } = ports;
  if (!payments) return answer(404, { errors: ['Payment provider not configured'] });
  if (request.method !== 'POST') return answer(405);
  const body = await readBody(request);
  if (body === undefined) return answer(413, { errors: ['Error request is too large'] });
  const failed = (cause: unknown) => {
    const error = cause instanceof Error ? cause.message : 'unknown';
    log.warn({ provider: cause instanceof PaymentsFailed, error }, 'A payment event could not be read');
    metrics?.paymentEvent('failed');
    return answer(500, { errors: ['Internal server error'] });
  };
  const event = await payments.readEvent(body, request.headers.get('stripe-signature') ?? '').catch(failed);
  if (event instanceof Response) return event;
  if (!event) metrics?.paymentEvent('unsigned');
  if (!event) return answer(400, { errors: ['The signature is not valid'] });
  const outcome = await workThrough(ports, event);
  metrics?.paymentEvent(outcome);
  return outcome === 'failed' ? answer(500, { errors: ['Internal server error'] }) : answer(200, { received: true });
};
