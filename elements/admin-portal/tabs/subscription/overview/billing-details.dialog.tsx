import type { BillingDetails } from '../../../../../core/contract/entities/billing.ts';
import { billing } from '../../../../../core/contract/billing.ts';
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX } from '../../../../../core/contract/limits.ts';
import { addressFormatOf, type AreaField, areaLabels } from '../../../../checkout-dialog/address/address-formats.ts';
import { cacheUpdate, useCommand } from '../../../../kit/use-command.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { CountryField } from '../../../../ui/country-field/country-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useFormValues } from '../../../forms/use-form-values.ts';
import css from './billing-details.css?inline';

const PARTS = ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode', 'country'] as const;

type AddressField = `address.${(typeof PARTS)[number]}`;

const AREA: readonly AreaField[] = ['postalCode', 'city', 'state'];
const AUTOCOMPLETE: Readonly<Record<AreaField, string>> = {
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

/** Texts of the form, by the path of each field on the wire. */
type Texts = Record<'name' | 'email' | 'taxId' | AddressField, string>;

const textsOf = ({ name, email, taxId, address }: BillingDetails): Texts => ({
  name,
  email,
  taxId,
  // each part is one of them
  ...(Object.fromEntries(PARTS.map((part) => [`address.${part}`, address[part] ?? ''])) as Record<
    AddressField,
    string
  >),
});

const detailsOf = (texts: Texts): BillingDetails => ({
  name: texts.name.trim(),
  email: texts.email.trim(),
  taxId: texts.taxId.trim(),
  // what is empty is left out
  address: Object.fromEntries(
    PARTS.flatMap((part) => {
      const text = texts[`address.${part}`].trim();
      return text ? [[part, text]] : [];
    }),
  ),
});

/** Form of the billing details. */
export const BillingDetailsDialog = ({ details, onClose }: { details: BillingDetails; onClose: () => void }) => {
  useStyles(css);
  const { details: messages, failures } = useMessages('subscription');
  const { answers } = useMessages('ui-more');
  const toast = useToast();
  const draft = useFormValues(textsOf(details));
  const save = useCommand(billing.saveDetails, {
    onSuccessUpdate: [cacheUpdate(billing.details, (_before, saved: BillingDetails) => saved)],
  });
  const { values } = draft;
  const format = addressFormatOf(values['address.country']);
  const labels = areaLabels(format, useMessages('checkout').checkout.details);
  // what is filled in stays to be seen, whatever the country
  const fields = [
    ...format.order,
    ...AREA.filter((field) => !format.order.includes(field) && values[`address.${field}`]),
  ];
  return (
    <FormDialog
      title={messages.editTitle}
      submit={messages.submit}
      look="drawer"
      edits
      draft={draft}
      command={save}
      failures={failures}
      input={(texts) => ({ body: detailsOf(texts) })}
      onClose={onClose}
      onDone={() => {
        onClose();
        toast({ about: 'billing details', text: messages.saved });
      }}
    >
      <TextField label={messages.name} autoComplete="organization" maxLength={NAME_MAX} {...draft.field('name')} />
      <TextField
        label={messages.email}
        hint={messages.emailHint}
        kind="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        optional
        check={(text) => (!text.trim() || EMAIL_PATTERN.test(text.trim()) ? undefined : answers.fields.notEmail)}
        {...draft.field('email')}
      />
      <CountryField label={messages.country} {...draft.field('address.country')} />
      <TextField label={messages.line1} autoComplete="address-line1" {...draft.field('address.addressLine1')} />
      <TextField
        label={messages.line2}
        autoComplete="address-line2"
        optional
        {...draft.field('address.addressLine2')}
      />
      <div className="fe-billing-pair">
        {fields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            autoComplete={AUTOCOMPLETE[field]}
            optional={!format.order.includes(field)}
            {...draft.field(`address.${field}`)}
          />
        ))}
      </div>
      <TextField label={messages.taxId} hint={messages.taxIdHint} kind="code" optional {...draft.field('taxId')} />
    </FormDialog>
  );
};
