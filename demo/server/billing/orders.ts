import * as v from 'valibot';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import { PaymentsFailed } from '../payments.ts';
import { invalidField, refuse } from '../refusal.ts';
import { takenSeats } from '../plans/seats.ts';
import type { AdministratorContext } from '../rules.ts';
import { findPlan, type SoldPlan } from './billing-plans.ts';
import { type BillingWork, orDecline } from './context.ts';
import { findAccount } from './account.ts';
import { findMethod } from './methods.ts';

type Context = AdministratorContext<AnyEndpoint>;

/** Maximum of seats of a subscription. Ours. */
const SEATS_MAX = 100_000;
/** Check of a number of seats. */
export const seatsCheck = v.pipe(
  v.number(rule('notNumber')),
  v.integer(rule('notInteger')),
  v.minValue(1, rule('outOfRange', { min: 1, max: SEATS_MAX })),
  v.maxValue(SEATS_MAX, rule('outOfRange', { min: 1, max: SEATS_MAX })),
);
/** Check of the id of a plan, and of one made by a client. */
export const planIdCheck = text(100, 1);
export const methodIdCheck = text(255, 1);
export const attemptCheck = text(100, 1);

/** Seats that a plan is ordered with; refused below those that are taken. */
export const seatsFor = async (
  { store, caller }: Pick<Context, 'store' | 'caller'>,
  plan: SoldPlan,
  wanted: number | undefined,
  now = 1,
): Promise<number> => {
  if (!plan.price.perSeat) return 1;
  const taken = await takenSeats(store, caller.tenantId);
  const seats = wanted ?? Math.max(now, taken);
  return seats < taken ? orDecline(refuse('seatsNeeded')) : seats;
};

/** Plan that is sold, by its id here or the id of its price at the provider. */
export const planFor = ({ ports }: Pick<Context, 'ports'>, field: string, wanted: string): SoldPlan =>
  findPlan(ports.config, wanted) ?? orDecline(invalidField(field, 'unknownId'));

/**
 * Id of a payment method at the provider, which must be the tenant's own. One that was just added is read first; one that
 * the card fields have made, and that belongs to no customer, becomes the tenant's.
 */
export const methodFor = async (
  { store }: Pick<Context, 'store'>,
  { payments, refresh }: Pick<BillingWork, 'payments' | 'refresh'>,
  wanted: string | undefined,
): Promise<string | undefined> => {
  if (wanted === undefined || wanted === '') return undefined;
  const known = await findMethod(store, wanted);
  if (known) return known.externalId;
  await refresh();
  const added = await findMethod(store, wanted);
  if (added) return added.externalId;
  const customerId = (await findAccount(store))?.customerId;
  if (!customerId) return orDecline(invalidField('paymentMethodId', 'unknownId'));
  try {
    await payments.attachMethod(customerId, wanted);
  } catch (cause) {
    const isUnknown = cause instanceof PaymentsFailed && (cause.kind === 'missing' || cause.kind === 'refused');
    if (isUnknown) return orDecline(invalidField('paymentMethodId', 'unknownId'));
    throw cause;
  }
  return wanted;
};

/** Idempotency key of an attempt; an attempt without an id is one of its own. */
export const attemptKey = (context: Pick<Context, 'caller'>, what: string, attemptId: string | undefined): string =>
  [what, context.caller.tenantId, attemptId ?? crypto.randomUUID()].join(' ');
