import type { Messages } from '../../../i18n/namespaces.ts';
import { NAME_MIN } from '../../../../core/contract/limits.ts';
import type { FieldSpec } from '../../../kit/credentials/spec.ts';

const KINDS = { name: 'name', companyName: 'organization' } as const;

/** Asks for a person's name, or their company's. */
export const nameField = <Name extends keyof typeof KINDS>(
  words: Messages['login-more'],
  name: Name,
): FieldSpec<Name> => ({
  name,
  kind: KINDS[name],
  label: name === 'name' ? words.fields.name : words.fields.company,
  check: (typed) => {
    const { length } = [...typed.trim()];
    return length && length < NAME_MIN ? words.faults.nameShort({ least: NAME_MIN }) : undefined;
  },
});

/** What was typed into those of the fields that were there, names without the spaces around them. */
export const chosenNames = ({ name, companyName, password }: Readonly<Partial<Record<string, string>>>) => ({
  ...(name && { name: name.trim() }),
  ...(companyName && { companyName: companyName.trim() }),
  ...(password && { password }),
});
