import { useMemo } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { Combobox } from '../combobox/combobox.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { countriesIn, countryName } from './countries.ts';

/** Country by name in the element's locale; its value is the ISO 3166-1 code, empty for none. */
export const CountryField = ({
  value,
  onChange,
  ...field
}: FieldProps & { value: string; onChange: (code: string) => void }) => {
  const locale = useHostState().locale.tag;
  const countries = useMemo(() => countriesIn(locale), [locale]);
  // a code that is no country stays as it was saved
  const chosen = value ? { value, label: countryName(locale, value) } : undefined;
  return (
    <Combobox {...field} options={countries} value={chosen} onChange={(country) => onChange(country?.value ?? '')} />
  );
};
