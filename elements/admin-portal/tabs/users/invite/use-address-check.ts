import { useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../../../core/contract/failure.ts';
import { INVITEES_CHECKED_MAX } from '../../../../../core/contract/limits.ts';
import type { FieldFailure } from '../../../../../core/contract/field-failure.ts';
import { members } from '../../../../../core/contract/members.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { runBulk } from '../../../lists/bulk.ts';
import { slicesOf } from './run-invite-job.ts';

/** Relation of an address to the company; a failure where its domain is not let in. */
export type AddressStatus = 'free' | 'pending' | 'member' | FieldFailure;

/** Check of addresses against the company's members, open invitations and email domains. */
export interface AddressCheck {
  /** Status of the checked addresses. */
  readonly statuses: ReadonlyMap<string, AddressStatus>;
  readonly busy: boolean;
  /** Failure of the last check; unchecked addresses can be invited all the same, since the server refuses the others. */
  readonly failure: Failure | undefined;
  retry(): void;
}

const NONE: ReadonlyMap<string, AddressStatus> = new Map();

/** Checks each address once, as soon as it is there. */
export const useAddressCheck = (addresses: readonly string[]): AddressCheck => {
  const { run } = useCommand(members.checkInvitees);
  const [statuses, setStatuses] = useState(NONE);
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(new Set<string>());
  const open = addresses.filter((address) => !statuses.has(address));
  useEffect(() => {
    const fresh = open.filter((address) => !asked.current.has(address));
    for (const address of fresh) asked.current.add(address);
    void runBulk(slicesOf(fresh, INVITEES_CHECKED_MAX), async (emails) => {
      const answer = await run({ body: { emails: [...emails] } });
      if (!answer.ok) {
        setFailure(answer.failure);
        return answer;
      }
      const known = new Map<string, AddressStatus>([
        ...answer.value.refused.flatMap(({ email, fields: [reason] }) => (reason ? [[email, reason] as const] : [])),
        ...answer.value.known.map(({ email, pending }) => [email, pending ? 'pending' : 'member'] as const),
      ]);
      setStatuses((before) => {
        const after = new Map(before);
        for (const email of emails) after.set(email, known.get(email) ?? 'free');
        return after;
      });
      return answer;
    });
  });
  const retry = () => {
    for (const address of open) asked.current.delete(address);
    setFailure(undefined);
  };
  return { statuses, busy: open.length > 0 && !failure, failure, retry };
};
