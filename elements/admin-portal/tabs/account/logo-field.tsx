import { X } from 'lucide';
import { useState } from 'react';
import { useMessages } from '../../../kit/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { FormField } from '../../forms/use-form-values.ts';
import { LOGO_FILE_BYTES, LOGO_TYPES, type LogoLimits, readLogo } from './read-logo.ts';

const NO_FILES: readonly File[] = [];

/** Logo, uploaded by drop, dialog or paste, and drawn again within its bounds; the chosen one can be removed. */
export const LogoField = ({
  label,
  hint,
  limits,
  value,
  onChange,
  error,
  readOnly = false,
}: Omit<FormField<string>, 'hidden' | 'readOnly'> & {
  label: string;
  hint?: string;
  limits: LogoLimits;
  readOnly?: boolean | undefined;
}) => {
  const { logo: messages } = useMessages('account-settings');
  const { notImage } = useMessages('ui-more').answers.fields;
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    setReading(true);
    setFault(undefined);
    const url = await readLogo(file, limits);
    setReading(false);
    if (url === undefined) setFault(notImage);
    else onChange(url);
  };
  if (value === '')
    return (
      <FileDrop
        label={label}
        hint={hint}
        optional
        types={LOGO_TYPES}
        maxBytes={LOGO_FILE_BYTES}
        value={NO_FILES}
        onChange={(files) => void take(files)}
        busy={isReading}
        readOnly={readOnly}
        error={fault ?? error}
      />
    );
  return (
    <Field label={label} hint={hint} error={error} readOnly={readOnly} group="group">
      {() => (
        <div className="fe-account-logo">
          <img className="fe-account-logo-picture" src={value} alt={label} />
          {!readOnly && (
            <Button small onPress={() => onChange('')}>
              <Icon of={X} size={16} />
              {messages.remove}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
};
