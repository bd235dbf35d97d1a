import { useState } from 'react';
import { isAddress } from '../../../../../core/contract/address.ts';
import type { FieldFailure } from '../../../../../core/contract/field-failure.ts';
import { type BulkInviteResult, members } from '../../../../../core/contract/members.ts';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { wordsOfField } from '../../../../kit/use-failure-message.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { Chip } from '../../../../ui/multi-select/chips.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { useFormValues } from '../../../forms/use-form-values.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { PEOPLE_QUERIES } from '../person/person.ts';
import { rolesSent } from './invite.types.ts';
import { useAddressCheck } from './use-address-check.ts';
import { useFreeSeats } from './use-free-seats.ts';

/** Reason why an address cannot be invited; a failure of its email domain as the service has it. */
type AddressFault = keyof typeof REFUSALS | FieldFailure;

/** Code with which the server refuses an address for the same reason. */
const REFUSALS = {
  notEmail: 'invalidInput',
  alreadyMember: 'alreadyMember',
  alreadyInvited: 'alreadyMember',
  noSeat: 'seatLimitReached',
} as const;

/** Refusal as the service would answer it. */
const refusalOf = (email: string, fault: AddressFault): BulkInviteResult['refused'][number] =>
  typeof fault === 'object'
    ? { email, errors: [], errorCode: 'emailDomainNotAllowed', fields: [fault] }
    : { email, errors: [], errorCode: REFUSALS[fault] };

/** Draft of invitations: checked addresses, roles, and name and phone of a single person. */
export const useInviteDraft = (defaults: readonly RoleId[], onClose: () => void) => {
  const { userInvite: messages, userActions } = useMessages('users');
  const { answers } = useMessages('ui-more');
  const toast = useToast();
  const draft = useFormValues({ email: '', name: '', phone: '' });
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly RoleId[]>();
  const check = useAddressCheck(addresses.filter(isAddress));
  const roleIds = chosen ?? defaults;

  const wordsOf = (fault: AddressFault) => (typeof fault === 'object' ? wordsOfField(answers, fault) : messages[fault]);
  const faultOf = (address: string): AddressFault | undefined => {
    if (!isAddress(address)) return 'notEmail';
    const status = check.statuses.get(address);
    if (typeof status === 'object') return status;
    if (status === 'member') return 'alreadyMember';
    return status === 'pending' ? 'alreadyInvited' : undefined;
  };
  const free = useFreeSeats();
  const invitable = addresses.filter((address) => !faultOf(address));
  // the first ones take the seats that are free
  const seated = new Set(invitable.slice(0, free));
  const faults = new Map(
    addresses.flatMap((address) => {
      const fault = faultOf(address) ?? (seated.has(address) ? undefined : 'noSeat');
      return fault ? [[address, fault] as const] : [];
    }),
  );
  const chips = addresses.map((address): Chip => {
    const fault = faults.get(address);
    return { value: address, label: address, ...(fault && { error: wordsOf(fault) }) };
  });
  const good = [...seated];
  const command = useCommand(members.invite, { invalidates: PEOPLE_QUERIES });
  const { send, busy, error } = useSubmit({
    draft,
    command,
    input: ({ name, phone }) => ({
      body: {
        email: good[0] ?? '',
        // fields of a single person, which several addresses hide
        ...(name.trim() && { name: name.trim() }),
        ...(phone && { phone }),
        ...rolesSent(roleIds),
      },
    }),
    places: { alreadyMember: 'email', emailTaken: 'email' },
    failures: { ...userActions.failures, alreadyMember: messages.alreadyMember },
    onDone: ({ email }) => {
      onClose();
      toast({ text: messages.invited({ email }) });
    },
  });
  return {
    draft,
    check,
    chips,
    good,
    refused: [...faults].map(([email, fault]) => refusalOf(email, fault)),
    /** Seats that are free, where they are fewer than the addresses that want one. */
    seatsLeft: free !== undefined && (free === 0 || free < invitable.length) ? free : undefined,
    roleIds,
    setRoleIds: setChosen,
    setAddresses: (next: readonly string[]) => {
      setAddresses(next);
      draft.change({ email: next.join(' ') });
    },
    sendOne: send,
    busy,
    error,
  };
};
