import { useState } from 'react';
import type { SubTenant, SubTenantDetails, TenantType } from '../../../../core/contract/entities/tenant.ts';
import { TENANT_TYPES } from '../../../../core/contract/entities/tenant.ts';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, NAME_MIN } from '../../../../core/contract/limits.ts';
import { subTenants } from '../../../../core/contract/sub-tenants.ts';
import { useCommand } from '../../../kit/use-command.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useFormValues } from '../../forms/use-form-values.ts';
import { useUndoing } from '../../lists/use-undo.ts';
import { ACCOUNT_QUERIES } from './account-model.ts';
import { type AccountChoice, useAccountSearch } from './use-account-search.ts';

const choiceOf = ({ tenantId, name, parentName }: SubTenant): AccountChoice => ({
  value: tenantId,
  label: name,
  hint: parentName,
});

const useTypes = () => {
  const { types } = useMessages('all-accounts');
  return TENANT_TYPES.map((value) => ({ value, label: types[value] }));
};

const useNameCheck = () => {
  const { answers } = useMessages('ui-more');
  return (text: string) => (text.trim().length < NAME_MIN ? answers.fields.tooShort({ count: NAME_MIN }) : undefined);
};

/** Dialog to create an account below the company's own or another, with its first administrator. */
export const AddAccountDialog = ({
  parent,
  onClose,
  onAdded,
}: {
  parent: SubTenant | undefined;
  onClose: () => void;
  onAdded: (id: TenantId) => void;
}) => {
  const { forms: messages, add } = useMessages('all-accounts');
  const { answers } = useMessages('ui-more');
  const { own, search } = useAccountSearch();
  const checkName = useNameCheck();
  const [chosen, setChosen] = useState<AccountChoice>(parent ? choiceOf(parent) : own);
  const draft = useFormValues({
    name: '',
    tenantType: 'customer' as TenantType,
    creatorEmail: '',
    parentTenantId: chosen.value,
  });
  const create = useCommand(subTenants.create, { invalidates: ACCOUNT_QUERIES });
  return (
    <FormDialog
      title={add}
      submit={add}
      draft={draft}
      command={create}
      places={{ hierarchyTooDeep: 'parentTenantId', insufficientPrivilege: 'creatorEmail' }}
      input={({ creatorEmail, ...values }) => ({
        body: { ...values, ...(creatorEmail.trim() && { creatorEmail: creatorEmail.trim() }) },
      })}
      onClose={onClose}
      onDone={({ tenantId }) => onAdded(tenantId)}
    >
      <TextField label={messages.name} required maxLength={NAME_MAX} check={checkName} {...draft.field('name')} />
      <Combobox
        label={messages.parent}
        required
        options={search}
        value={chosen}
        onChange={(one) => {
          if (!one) return;
          setChosen(one);
          draft.change({ parentTenantId: one.value });
        }}
        error={draft.field('parentTenantId').error}
      />
      <Select label={messages.type} options={useTypes()} {...draft.field('tenantType')} />
      <TextField
        label={messages.creator}
        hint={messages.creatorHint}
        kind="email"
        optional
        maxLength={EMAIL_MAX}
        check={(text) => (!text.trim() || EMAIL_PATTERN.test(text.trim()) ? undefined : answers.fields.notEmail)}
        {...draft.field('creatorEmail')}
      />
    </FormDialog>
  );
};

/** Dialog to change an account's name, type and metadata. */
export const EditAccountDialog = ({ account, onClose }: { account: SubTenantDetails; onClose: () => void }) => {
  const { forms: messages } = useMessages('all-accounts');
  const toast = useToast();
  const undoing = useUndoing();
  const checkName = useNameCheck();
  const { tenantId, updatedAt } = account;
  const before = { name: account.name, tenantType: account.tenantType, tenantMetadata: account.tenantMetadata };
  const draft = useFormValues(before, 'allAccounts');
  const save = useCommand(subTenants.update, { invalidates: ACCOUNT_QUERIES });
  const undo = useCommand(subTenants.update, { invalidates: ACCOUNT_QUERIES });
  const changesOf = (from: typeof before, to: typeof before) => ({
    ...(to.name.trim() !== from.name && { name: to.name.trim() }),
    ...(to.tenantType !== from.tenantType && { tenantType: to.tenantType }),
    ...(to.tenantMetadata !== from.tenantMetadata && { tenantMetadata: to.tenantMetadata }),
  });
  return (
    <FormDialog
      edits
      title={messages.editTitle({ name: account.name })}
      submit={messages.save}
      draft={draft}
      command={save}
      input={(values) => ({ params: { tenantId }, body: { ...changesOf(before, values), updatedAt } })}
      onClose={onClose}
      onDone={() => {
        onClose();
        const after = draft.values;
        toast({
          about: tenantId,
          text: messages.saved({ name: after.name.trim() }),
          undo: undoing(() => undo.run({ params: { tenantId }, body: changesOf(after, before) })),
        });
      }}
    >
      <TextField label={messages.name} required maxLength={NAME_MAX} check={checkName} {...draft.field('name')} />
      <Select label={messages.type} options={useTypes()} {...draft.field('tenantType')} />
      <TextArea
        label={messages.metadata}
        hint={messages.metadataHint}
        limit={10_000}
        leastRows={4}
        {...draft.field('tenantMetadata')}
      />
    </FormDialog>
  );
};

/** Dialog to move an account, with all below it, below another. */
export const MoveAccountDialog = ({ account, onClose }: { account: SubTenant; onClose: () => void }) => {
  const { forms: messages } = useMessages('all-accounts');
  const toast = useToast();
  const undoing = useUndoing();
  const { tenantId, name, parentTenantId } = account;
  const { own, search } = useAccountSearch(tenantId);
  const here: AccountChoice = parentTenantId === own.value ? own : { value: parentTenantId, label: account.parentName };
  const [chosen, setChosen] = useState(here);
  const draft = useFormValues({ parentTenantId });
  const move = useCommand(subTenants.update, { invalidates: ACCOUNT_QUERIES });
  const undo = useCommand(subTenants.update, { invalidates: ACCOUNT_QUERIES });
  return (
    <FormDialog
      edits
      title={messages.moveTitle({ name })}
      description={account.metadata.isParent ? messages.moveEffect : undefined}
      submit={messages.move}
      draft={draft}
      command={move}
      places={{ hierarchyCycle: 'parentTenantId', hierarchyTooDeep: 'parentTenantId' }}
      input={(body) => ({ params: { tenantId }, body })}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({
          about: tenantId,
          text: messages.moved({ name, parent: chosen.label }),
          undo: undoing(() => undo.run({ params: { tenantId }, body: { parentTenantId } })),
        });
      }}
    >
      <Combobox
        label={messages.parent}
        required
        options={search}
        value={chosen}
        onChange={(one) => {
          if (!one) return;
          setChosen(one);
          draft.change({ parentTenantId: one.value });
        }}
        error={draft.field('parentTenantId').error}
      />
    </FormDialog>
  );
};
