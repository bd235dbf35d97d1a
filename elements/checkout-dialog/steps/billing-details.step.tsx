import { EMAIL_PATTERN, NAME_MAX } from '../../../core/contract/limits.ts';
import type { BillingAddress, BillingDetails } from '../../../core/contract/entities/billing.ts';
import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import { wordsOfField } from '../../kit/use-failure-message.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { CountryField } from '../../ui/country-field/country-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { addressFormatOf, type AreaField, areaLabels } from '../address/address-formats.ts';

const AUTOCOMPLETE: Readonly<Record<AreaField, string>> = {
  postalCode: 'billing postal-code',
  city: 'billing address-level2',
  state: 'billing address-level1',
};

/** Fields of the billing details. */
export const BillingDetailsFields = ({
  details,
  isCountryMissing,
  refused = [],
  onChange,
}: {
  details: BillingDetails;
  isCountryMissing: boolean;
  /** Fields that the server has refused, as the payment provider does. */
  refused?: readonly FieldFailure[] | undefined;
  onChange: (details: BillingDetails) => void;
}) => {
  const t = useMessages('checkout').checkout.details;
  const { required } = useMessages('common');
  const { answers } = useMessages('ui-more');
  const errorOf = (path: string) => {
    const failure = refused.find((one) => one.path === path);
    return failure && wordsOfField(answers, failure);
  };
  const { address } = details;
  const format = addressFormatOf(address.country);
  const labels = areaLabels(format, t);
  const change = (part: Partial<BillingDetails>) => onChange({ ...details, ...part });
  const changeAddress = (part: BillingAddress) => change({ address: { ...address, ...part } });
  const { code } = format;
  return (
    <div className="fe-checkout-fields">
      <p className="fe-checkout-hint">{t.hint}</p>
      <TextField
        label={t.name}
        name="name"
        autoComplete="billing name"
        required
        maxLength={NAME_MAX}
        error={errorOf('name')}
        value={details.name}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={t.email}
        name="email"
        kind="email"
        autoComplete="billing email"
        required
        error={errorOf('email')}
        value={details.email}
        check={(email) => (EMAIL_PATTERN.test(email.trim()) ? undefined : t.emailWrong)}
        onChange={(email) => change({ email })}
      />
      <div className="fe-checkout-country">
        <CountryField
          label={t.country}
          required
          error={isCountryMissing ? required : errorOf('address.country')}
          value={address.country ?? ''}
          onChange={(country) => changeAddress({ country })}
        />
      </div>
      <TextField
        label={t.line1}
        name="address-line1"
        autoComplete="billing address-line1"
        required
        error={errorOf('address.addressLine1')}
        value={address.addressLine1 ?? ''}
        onChange={(addressLine1) => changeAddress({ addressLine1 })}
      />
      <TextField
        label={t.line2}
        name="address-line2"
        autoComplete="billing address-line2"
        optional
        error={errorOf('address.addressLine2')}
        value={address.addressLine2 ?? ''}
        onChange={(addressLine2) => changeAddress({ addressLine2 })}
      />
      <div className="fe-checkout-area" data-parts={format.order.length}>
        {format.order.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            name={field}
            autoComplete={AUTOCOMPLETE[field]}
            required
            error={errorOf(`address.${field}`)}
            value={address[field] ?? ''}
            check={(value) =>
              field === 'postalCode' && code && !code.pattern.test(value.trim())
                ? t.postalWrong({ example: code.example })
                : undefined
            }
            onChange={(value) => changeAddress({ [field]: value })}
          />
        ))}
      </div>
      <TextField
        label={t.taxId}
        name="tax-id"
        kind="code"
        hint={t.taxIdHint}
        optional
        error={errorOf('taxId')}
        value={details.taxId}
        onChange={(taxId) => change({ taxId })}
      />
    </div>
  );
};

/** Details as they are sent: trimmed, without fields that the country's addresses do not have. */
export const sentDetails = ({ name, email, taxId, address }: BillingDetails): BillingDetails => {
  const { order } = addressFormatOf(address.country);
  const kept = ['country', 'addressLine1', 'addressLine2', ...order] as const;
  return {
    name: name.trim(),
    email: email.trim(),
    taxId: taxId.trim(),
    address: Object.fromEntries(
      kept.flatMap((field) => (address[field]?.trim() ? [[field, address[field].trim()]] : [])),
    ),
  };
};
