import { useMemo } from 'react';
import { useMessages } from '../../../kit/use-messages.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import type { FormField } from '../../forms/use-form-values.ts';

/** Field of the time zone: one of those that the browser knows, or none for the browser's own. */
export const TimeZoneField = ({ value, onChange, ...field }: FormField<string>) => {
  const { region: messages } = useMessages('profile');
  const zones = useMemo(() => zoneChoices(), []);
  return (
    <Combobox
      label={messages.timezone}
      options={zones}
      optional
      placeholder={messages.browserZone}
      {...field}
      value={zones.find((zone) => zone.value === value)}
      onChange={(choice) => onChange(choice?.value ?? '')}
    />
  );
};

/** Time zones that the browser knows. */
const zoneChoices = () =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
