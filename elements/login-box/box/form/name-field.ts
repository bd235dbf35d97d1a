import type { Messages } from '../../../i18n/namespaces.ts';
import { NAME_MIN } from '../../../../core/contract/limits.ts';
import type { FieldSpec } from '../../../kit/credentials/spec.ts';

const KINDS = { name: 'name', companyName: 'organization' } as const;

/** Field for a person's or a company's name, with its minimum length. */
export const nameField = <Name extends keyof typeof KINDS>(
  messages: Messages['login-more'],
  name: Name,
  error?: string,
): FieldSpec<Name> => ({
  name,
  kind: KINDS[name],
  error,
  label: name === 'name' ? messages.fields.name : messages.fields.company,
  check: (typed) => {
    const { length } = [...typed.trim()];
    return length && length < NAME_MIN ? messages.faults.nameShort({ least: NAME_MIN }) : undefined;
  },
});

/** Values of the name and password fields that have any; names are trimmed. */
export const chosenNames = ({ name, companyName, password }: Readonly<Partial<Record<string, string>>>) => ({
  ...(name && { name: name.trim() }),
  ...(companyName && { companyName: companyName.trim() }),
  ...(password && { password }),
});
