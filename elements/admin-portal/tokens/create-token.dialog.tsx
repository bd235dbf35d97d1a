import type { RoleId } from '../../../core/contract/entities/ids.ts';
import type { MachineToMachineAuthStrategy } from '../../../core/contract/entities/auth.ts';
import { DAY_MINUTES, NAME_MAX, TOKEN_DAYS, TOKEN_DAYS_MAX } from '../../../core/contract/limits.ts';
import { useAppState } from '../../kit/use-app.ts';
import { useCommand } from '../../kit/use-command.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Answer } from '../../ui/answer/answer.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { SkeletonText } from '../../ui/skeleton/skeleton.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFormValues } from '../forms/use-form-values.ts';
import { useGrantableRoles } from '../forms/use-grantable-roles.ts';
import { CALLS, type NewSecret, newSecretOf, type TokenKind } from './token-kind.ts';

/** Lifetime until one is chosen. Ours: a token that was forgotten ends by itself. */
const USUAL_DAYS = '90';

interface Draft {
  description: string;
  roleIds: readonly RoleId[];
  /** Days, or `never`, or `own`. */
  expires: string;
  /** Days of a lifetime of one's own. */
  days: number | undefined;
}

/** Lifetime in minutes; none for a token that never expires. Source: product.md#timing. */
const minutesOf = ({ expires, days }: Draft): number | undefined => {
  if (expires === 'never') return undefined;
  return (expires === 'own' ? (days ?? 1) : Number(expires)) * DAY_MINUTES;
};

/** Dialog to create a token: description, roles of a company's token, and expiry. */
export const Screen = ({
  kind,
  type,
  onClose,
  onMade,
}: {
  kind: TokenKind;
  type: MachineToMachineAuthStrategy;
  onClose: () => void;
  onMade: (made: NewSecret) => void;
}) => {
  const { tokens } = useMessages('tokens');
  const { form: messages } = tokens;
  const calls = CALLS[kind];
  const isTenant = kind === 'tenant';
  const rolesCount = useAppState(({ vendor }) => vendor.config?.forcePermissions ?? true);
  const draft = useFormValues<Draft>({ description: '', roleIds: [], expires: USUAL_DAYS, days: 60 });
  const { roleIds, expires } = draft.values;
  const grantable = useGrantableRoles(isTenant);
  const create = useCommand(type === 'AccessToken' ? calls.createAccess : calls.createClient, {
    invalidates: [calls.page],
  });
  return (
    <FormDialog
      title={tokens.add}
      description={isTenant ? messages.ofTenant : messages.ofPerson}
      submit={tokens.add}
      draft={draft}
      command={create}
      input={(values) => {
        const expiresInMinutes = minutesOf(values);
        return {
          body: {
            description: values.description,
            ...(expiresInMinutes !== undefined && { expiresInMinutes }),
            ...(isTenant && { roleIds: [...values.roleIds] }),
          },
        };
      }}
      onClose={onClose}
      onDone={(made) => onMade(newSecretOf(type, made))}
    >
      <TextField
        {...draft.field('description')}
        label={tokens.columns.description}
        hint={messages.descriptionHint}
        required
        maxLength={NAME_MAX}
      />
      {isTenant && (
        <Answer of={grantable.list} waiting={<SkeletonText lines={2} />}>
          {(roles) => {
            const options = grantable.optionsOf(roles, []);
            return (
              <MultiSelect
                label={tokens.columns.roles}
                hint={messages.rolesHint}
                required={rolesCount}
                optional={!rolesCount}
                error={draft.field('roleIds').error}
                options={options}
                value={options.filter(({ value }) => roleIds.includes(value))}
                onChange={(those) => draft.change({ roleIds: those.map(({ value }) => value) })}
              />
            );
          }}
        </Answer>
      )}
      <Select
        label={tokens.columns.expires}
        options={[
          ...TOKEN_DAYS.map((days) => ({ value: String(days), label: messages.days({ count: days }) })),
          { value: 'own', label: messages.own },
          { value: 'never', label: tokens.never },
        ]}
        value={expires}
        onChange={(chosen) => draft.change({ expires: chosen })}
      />
      {expires === 'own' && (
        <NumberField
          {...draft.field('days')}
          label={messages.ownDays}
          required
          unit="day"
          min={1}
          max={TOKEN_DAYS_MAX}
        />
      )}
      {expires === 'never' && <Banner tone="warning">{messages.neverWarning}</Banner>}
    </FormDialog>
  );
};
