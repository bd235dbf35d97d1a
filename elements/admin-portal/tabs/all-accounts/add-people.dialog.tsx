import { useState } from 'react';
import { isAddress } from '../../../../core/contract/address.ts';
import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import type { AddedPeople } from '../../../../core/contract/entities/sub-tenant-user.ts';
import type { SubTenantDetails } from '../../../../core/contract/entities/tenant.ts';
import { INVITEES_MAX } from '../../../../core/contract/limits.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useFailureMessage } from '../../../kit/use-failure-message.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { CheckboxList } from '../../../ui/checkbox-list/checkbox-list.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { useGrantableRoles } from '../../forms/use-grantable-roles.ts';
import { EntryList, ListEntry } from '../../lists/entry-list.tsx';
import { ACCOUNT_PEOPLE_QUERIES } from './account-model.ts';

/** Addresses of a text, each once, whatever is between them. */
const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).flatMap((word) => word.replace(/^[<"'(]+|[>"'),.]+$/g, '').toLowerCase() || [])),
];

/** Dialog to add people to an account, many at once, and the tally of those who were let in and those who were not. */
export const AddPeopleDialog = ({ account, onClose }: { account: SubTenantDetails; onClose: () => void }) => {
  const { accountPeople: messages } = useMessages('all-accounts');
  const { list, optionsOf } = useGrantableRoles(true);
  const draft = useFormValues({ addresses: '', roleIds: [] as RoleId[], access: false });
  const add = useCommand(subTenants.addPeople, { invalidates: ACCOUNT_PEOPLE_QUERIES });
  const [tally, setTally] = useState<AddedPeople>();
  const { tenantId, name } = account;
  if (tally) return <Tally of={tally} account={name} onClose={onClose} />;
  const count = addressesIn(draft.values.addresses).length;
  const check = (text: string) => {
    const addresses = addressesIn(text);
    const wrong = addresses.find((one) => !isAddress(one));
    if (wrong !== undefined) return messages.notAddress({ address: wrong });
    return addresses.length > INVITEES_MAX ? messages.tooMany({ count: INVITEES_MAX }) : undefined;
  };
  const access = draft.field('access');
  return (
    <FormDialog
      title={messages.addTitle({ name })}
      submit={count > 0 ? messages.addCount({ count }) : messages.add}
      draft={draft}
      command={add}
      places={{ insufficientPrivilege: 'roleIds', defaultRolesExceedPrivilege: 'roleIds' }}
      input={({ addresses, roleIds, access: allowSubAccountAccess }) => ({
        body: {
          tenantId,
          users: addressesIn(addresses).map((email) => ({ email })),
          ...(roleIds.length > 0 && { roleIds }),
          allowSubAccountAccess,
        },
      })}
      onClose={onClose}
      onDone={setTally}
    >
      <TextArea
        label={messages.addresses}
        hint={messages.addressesHint}
        required
        leastRows={3}
        check={check}
        {...draft.field('addresses')}
      />
      <Answer of={list} waiting={<SkeletonText lines={4} />}>
        {(roles) => (
          <CheckboxList
            label={messages.roles}
            hint={messages.rolesHint}
            options={optionsOf(
              roles.filter((role) => role.tenantId === undefined),
              [],
            )}
            {...draft.field('roleIds')}
            onChange={(roleIds) => draft.change({ roleIds: [...roleIds] })}
          />
        )}
      </Answer>
      <Checkbox label={messages.access} hint={messages.accessHint} value={access.value} onChange={access.onChange} />
    </FormDialog>
  );
};

/** Outcome of adding people: how many are in, how many were invited, and who was not let in, each with the reason. */
const Tally = ({
  of: { allowed, unallowed },
  account,
  onClose,
}: {
  of: AddedPeople;
  account: string;
  onClose: () => void;
}) => {
  const { accountPeople: messages } = useMessages('all-accounts');
  const wordsOf = useFailureMessage({ alreadyMember: messages.alreadyIn });
  const invited = allowed.filter(({ pending }) => pending).length;
  const added = allowed.length - invited;
  return (
    <Dialog
      title={messages.tallyTitle({ name: account })}
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {messages.done}
        </Button>
      }
    >
      {added > 0 && <Banner tone="success">{messages.addedNow({ count: added })}</Banner>}
      {invited > 0 && <Banner tone="success">{messages.invitedNow({ count: invited })}</Banner>}
      {unallowed.length > 0 && (
        <>
          <Banner tone="warning">{messages.notAdded({ count: unallowed.length })}</Banner>
          <EntryList label={messages.notAdded({ count: unallowed.length })}>
            {unallowed.map(({ email, errors, errorCode }) => (
              <ListEntry
                key={email}
                name={email}
                hints={[wordsOf({ kind: errorCode ?? 'badRequest', message: errors.join(), errors })]}
              />
            ))}
          </EntryList>
        </>
      )}
    </Dialog>
  );
};
