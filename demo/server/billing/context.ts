import type { Result } from '../../../core/contract/failure.ts';
import { failed } from '../../../core/contract/failure.ts';
import type { AnyEndpoint } from '../../../core/contract/endpoint.ts';
import { type Payments, PaymentsFailed } from '../payments.ts';
import { paymentsRefusal } from '../payments-refusal.ts';
import { Declined, type Refusal } from '../refusal.ts';
import type { AdministratorContext } from '../rules.ts';
import type { BillingAccountRecord } from '../store/records.ts';
import { findAccount, ownBilling, providerOf } from './account.ts';
import { noteOutage, synchronize } from './sync.ts';

type Context = Pick<AdministratorContext<AnyEndpoint>, 'ports' | 'caller' | 'store'>;

/** Value of a result; a refusal ends the call. */
export const orDecline = <Value>(result: Result<Value, Refusal>): Value => {
  if (!result.ok) throw new Declined(result.failure);
  return result.value;
};

/** Parts that a change of billing works with. */
export interface BillingWork {
  payments: Payments;
  /** Absent before the tenant's first customer. */
  account: BillingAccountRecord | undefined;
  /** Reads the provider's state into the store. */
  refresh(): Promise<undefined>;
}

/**
 * Runs a change at the payment provider: refused without one and where billing is managed elsewhere. What the provider
 * refuses is read back, so that the next answer shows its state; an outage is noted.
 */
export const changing = async <Value>(
  { ports, caller: { tenantId }, store }: Context,
  work: (parts: BillingWork) => Promise<Value>,
): Promise<Result<Value, Refusal>> => {
  try {
    const account = await findAccount(store);
    orDecline(ownBilling(account));
    const payments = orDecline(providerOf(ports));
    const refresh = async () => {
      await synchronize(ports, payments, tenantId);
      return undefined;
    };
    try {
      return { ok: true, value: await work({ payments, account, refresh }) };
    } catch (cause) {
      if (!(cause instanceof PaymentsFailed)) throw cause;
      const { kind, code, message } = cause;
      ports.log.warn({ tenantId, kind, code, error: message }, 'the payment provider refused');
      if (kind === 'unavailable') await noteOutage(ports, tenantId);
      else await refresh().catch(() => undefined); // the refusal is the answer, whatever this finds
      return paymentsRefusal(cause);
    }
  } catch (cause) {
    if (cause instanceof Declined) return failed(cause.refusal);
    throw cause;
  }
};
