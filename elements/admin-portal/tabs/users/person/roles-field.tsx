import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { CheckboxList } from '../../../../ui/checkbox-list/checkbox-list.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';
import { useGrantablePermissions } from '../../../forms/use-grantable-permissions.ts';

/** Maximum number of roles shown as checkboxes; more are searched. */
const LISTED_MAX = 8;

/**
 * Field for a company's roles: checkboxes, or a searchable select for many and where it is `compact`. Roles more powerful than the user's own are
 * disabled, and the `kept` one cannot be removed.
 */
export const RolesField = ({
  roles,
  value,
  onChange,
  kept,
  compact = false,
  ...field
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  compact?: boolean;
  roles: readonly TeamRole[];
  value: RoleId[];
  onChange: (value: RoleId[]) => void;
  /** Role that cannot be removed, with the reason. */
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
  if (options.length <= LISTED_MAX && !compact)
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
