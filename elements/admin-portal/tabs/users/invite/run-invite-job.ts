import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { failed, type Failure, type Result } from '../../../../../core/contract/failure.ts';
import { INVITEES_MAX } from '../../../../../core/contract/limits.ts';
import type { BulkInviteResult, Invitee } from '../../../../../core/contract/members.ts';
import { runBulk } from '../../../lists/bulk.ts';
import { rolesSent } from './invite.types.ts';
import type { InviteJobStore } from './invite-job-store.ts';

/** Slices of a list of addresses, each as long as a call allows. */
export const slicesOf = (addresses: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(addresses.length / most) }, (_, at) => addresses.slice(at * most, (at + 1) * most));

/** Whether an address was refused by the rate limit; it can be retried later. */
const isTooMany = ({ errorCode }: BulkInviteResult['refused'][number]) => errorCode === 'rateLimited';

type Ask = (body: { users: Invitee[]; roleIds?: RoleId[] }) => Promise<Result<BulkInviteResult>>;

/**
 * Sends the remaining invitations in batches, several at once, and records each result. Addresses not sent because the
 * job stopped or a call failed remain for a retry.
 * Source: product.md#inviting-people.
 */
export const runInviteJob = async (
  { get, change, take, free }: InviteJobStore,
  ask: Ask,
  onProgress: (done: number, total: number) => void,
): Promise<void> => {
  const stopping = take();
  if (!stopping) return;
  const { left: addresses, total, roleIds } = get();
  const left = new Set(addresses);
  const fail = (failure: Failure) => {
    stopping.abort();
    change({ failure });
    return failed(failure);
  };
  const send = async (slice: readonly string[]) => {
    const answer = await ask({ users: slice.map((email) => ({ email })), ...rolesSent(roleIds) });
    if (!answer.ok) return fail(answer.failure);
    const { invited, refused } = answer.value;
    const late = new Set(refused.filter(isTooMany).map(({ email }) => email));
    for (const address of slice) if (!late.has(address)) left.delete(address);
    const before = get();
    change({
      left: [...left],
      invited: before.invited + invited.length,
      refused: [...before.refused, ...refused.filter((one) => !isTooMany(one))],
    });
    onProgress(total - left.size, total);
    return late.size > 0 ? fail({ kind: 'rateLimited', message: '' }) : answer;
  };
  change({ state: 'running', failure: undefined });
  onProgress(total - left.size, total);
  await runBulk(slicesOf(addresses, INVITEES_MAX), send, { signal: stopping.signal });
  free();
  change({ state: left.size > 0 ? 'stopped' : 'done' });
};
