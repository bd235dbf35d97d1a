import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { CheckboxList } from '../../../../ui/checkbox-list/checkbox-list.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';

/** As many as are well in sight; more are searched. */
const IN_SIGHT = 8;

/**
 * Some of a company's roles: in sight where they are few, searched where they are many. What is more powerful than whoever
 * looks is not theirs to give or take, and what is `kept` cannot be taken.
 */
export const RolesField = ({
  roles,
  value,
  onChange,
  kept,
  ...field
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  roles: readonly TeamRole[];
  value: RoleId[];
  onChange: (value: RoleId[]) => void;
  /** A role that stays, and why. */
  kept?: { readonly id: RoleId; readonly why: string } | undefined;
}) => {
  const { beyond } = useMessages('users').userActions;
  const { reaches } = useGrantablePermissions();
  const options = roles.map(({ id, name, description, permissionLevel: level }) => {
    const fixed = id === kept?.id ? kept.why : reaches({ level }) ? undefined : beyond;
    const hint = fixed ?? description;
    return { value: id, label: name, ...(hint && { hint }), ...(fixed && { disabled: true }) };
  });
  const fixed = options.filter((option) => option.disabled && value.includes(option.value));
  if (options.length <= IN_SIGHT)
    return <CheckboxList {...field} options={options} value={value} onChange={(next) => onChange([...next])} />;
  return (
    <MultiSelect
      {...field}
      options={options}
      value={options.filter((option) => value.includes(option.value))}
      onChange={(next) => onChange([...new Set([...fixed, ...next].map((option) => option.value))])}
    />
  );
};
