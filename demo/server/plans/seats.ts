import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import type { Ports } from '../ports.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Reader } from '../store/store.ts';
import type { OperatorConfig } from '../vendor/config.ts';
import { grantsOf } from './grants.ts';

type Rows = Pick<Reader, 'tenantPlans' | 'subscriptions' | 'billingAccounts'>;
type Reading = Pick<Ports, 'config' | 'clock'>;

/** Key of the limit of people. */
export const SEATS = 'seats';

const limitOf = ({ plans }: Pick<OperatorConfig, 'plans'>, planKey: string): number | null | undefined =>
  plans.find(({ key }) => key === planKey)?.limits?.find(({ key }) => key === SEATS)?.included;

/** The largest of several limits: null is none, undefined where no plan has one. */
const largest = (limits: readonly (number | null | undefined)[]): number | null | undefined => {
  const known = limits.filter((limit) => limit !== undefined);
  if (known.length === 0) return undefined;
  return known.some((limit) => limit === null) ? null : Math.max(...known.map(Number));
};

/**
 * Seats of a tenant; null for no limit. Ours: those that its subscription pays for where the price is per seat, else the
 * largest limit `seats` of the plans that it has now. The default plan does not limit a tenant whose billing is managed
 * elsewhere.
 */
export const includedSeats = async (
  rows: Rows,
  { config, clock }: Reading,
  tenantId: TenantId,
): Promise<number | null> => {
  if (!config.plans.some(({ limits, price }) => limits !== undefined || price?.perSeat)) return null;
  const [given, subscriptions, [account]] = await Promise.all([
    rows.tenantPlans.find({ where: { tenantId } }),
    rows.subscriptions.find({ where: { tenantId } }),
    rows.billingAccounts.find({ where: { tenantId }, limit: 1 }),
  ]);
  const now = clock.now();
  const runs = ({ expires }: { expires: string | null }) => expires === null || expires > now.toISOString();
  const bought = grantsOf({ billing: { ...config.billing, defaultPlan: null } }, [], subscriptions, now).filter(runs);
  const perSeat = config.plans.find(
    ({ key, price }) => price?.perSeat && bought.some(({ planKey }) => planKey === key),
  );
  const paid = subscriptions.find(({ planKey, liveKey }) => planKey === perSeat?.key && liveKey === tenantId);
  if (paid) return paid.seats;
  const managed = account?.externallyManaged ?? false;
  const billing = { ...config.billing, ...(managed && { defaultPlan: null }) };
  const plans = grantsOf({ billing }, given, subscriptions, now).filter(runs);
  return largest(plans.map(({ planKey }) => limitOf(config, planKey))) ?? null;
};

/** Seats that are taken. Ours: by every member, and by every invitation until it is accepted or revoked. */
export const takenSeats = (rows: Pick<Reader, 'memberships'>, tenantId: TenantId): Promise<number> =>
  rows.memberships.count({ tenantId });

/**
 * Refuses one more person where all seats are taken. To be asked in the transaction that adds them, which is serializable:
 * of two at once for the last seat, one is refused. People are counted only where there is a limit.
 */
export const takeSeat = async (
  rows: Rows & Pick<Reader, 'memberships'>,
  reading: Reading,
  tenantId: TenantId,
): Promise<Result<void, Refusal>> => {
  const included = await includedSeats(rows, reading, tenantId);
  if (included === null || (await takenSeats(rows, tenantId)) < included) return ok(undefined);
  return refuse('seatLimitReached');
};
