import { useState } from 'react';
import { isAddress } from '../../../../../core/contract/address.ts';
import { members } from '../../../../../core/contract/members.ts';
import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import type { Chip } from '../../../../ui/multi-select/chips.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { useFormValues } from '../../../forms/use-form-values.ts';
import { useSubmit } from '../../../forms/use-submit.ts';
import { PEOPLE_QUERIES } from '../person/person.ts';
import { rolesSent } from './invite.types.ts';
import { useAddressCheck } from './use-address-check.ts';

/** Draft of invitations: checked addresses, roles, and name and phone of a single person. */
export const useInviteDraft = (defaults: readonly RoleId[], onClose: () => void) => {
  const { userInvite: messages, userActions } = useMessages('users');
  const toast = useToast();
  const draft = useFormValues({ email: '', name: '', phone: '' });
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly RoleId[]>();
  const check = useAddressCheck(addresses.filter(isAddress));
  const roleIds = chosen ?? defaults;

  const faultOf = (address: string): string | undefined => {
    if (!isAddress(address)) return messages.notEmail;
    const status = check.statuses.get(address);
    if (status === 'member') return messages.alreadyMember;
    return status === 'pending' ? messages.alreadyInvited : undefined;
  };
  const chips = addresses.map((address): Chip => {
    const error = faultOf(address);
    return { value: address, label: address, ...(error && { error }) };
  });
  const good = chips.filter(({ error }) => !error).map(({ value }) => value);
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
    wrong: chips.filter((chip) => chip.error),
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
