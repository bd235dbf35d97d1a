import type { RoleId } from '../../../../../core/contract/entities/ids.ts';
import type { TeamRole } from '../../../../../core/contract/entities/member.ts';
import { CheckboxList } from '../../../../ui/checkbox-list/checkbox-list.tsx';
import { MultiSelect } from '../../../../ui/multi-select/multi-select.tsx';

/** As many as are well in sight; more are searched. */
const IN_SIGHT = 8;

/** Some of a company's roles: in sight where they are few, searched where they are many. */
export const RolesField = ({
  roles,
  value,
  onChange,
  ...field
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
  disabled?: boolean;
  roles: readonly TeamRole[];
  value: RoleId[];
  onChange: (value: RoleId[]) => void;
}) => {
  const options = roles.map(({ id, name, description }) => ({
    value: id,
    label: name,
    ...(description && { hint: description }),
  }));
  if (options.length <= IN_SIGHT)
    return <CheckboxList {...field} options={options} value={value} onChange={(next) => onChange([...next])} />;
  return (
    <MultiSelect
      {...field}
      options={options}
      value={options.filter((option) => value.includes(option.value))}
      onChange={(next) => onChange(next.map((option) => option.value))}
    />
  );
};
