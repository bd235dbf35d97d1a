import type { BillingAddress, BillingDetails } from '../../../../../core/contract/entities/billing.ts';
import { billing } from '../../../../../core/contract/billing.ts';
import { addressLines } from '../../../../checkout-dialog/address/address-formats.ts';
import { useHostState } from '../../../../kit/host-context.ts';
import { useCall } from '../../../../kit/use-call.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { countryName } from '../../../../ui/country-field/countries.ts';
import { KeyValue, KeyValues } from '../../../../ui/key-values/key-values.tsx';
import { SettingsCard } from '../../../../ui/settings-card/settings-card.tsx';
import css from '../billing-list.css?inline';

const isEmpty = ({ name, email, taxId, address }: BillingDetails) =>
  !name && !email && !taxId && !Object.values(address).some(Boolean);

/** Name, email, address and tax id as they are printed on invoices. */
export const BillingDetailsCard = ({ mayWrite, onEdit }: { mayWrite: boolean; onEdit: () => void }) => {
  useStyles(css);
  const { details: messages } = useMessages('subscription');
  const details = useCall(billing.details, {});
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer of={details} isEmpty={isEmpty} empty={<p className="fe-billing-none">{messages.none}</p>}>
        {({ name, email, address, taxId }) => (
          <KeyValues>
            <KeyValue name={messages.name}>{name}</KeyValue>
            <KeyValue name={messages.email}>{email}</KeyValue>
            <KeyValue name={messages.address}>
              <Address of={address} />
            </KeyValue>
            <KeyValue name={messages.taxId}>{taxId}</KeyValue>
          </KeyValues>
        )}
      </Answer>
      {mayWrite && details.value && (
        <div>
          <Button onPress={onEdit}>{isEmpty(details.value) ? messages.add : messages.edit}</Button>
        </div>
      )}
    </SettingsCard>
  );
};

/** Address by lines, as it is written in its country. */
const Address = ({ of: address }: { of: BillingAddress }) => {
  const locale = useHostState().locale.tag;
  const { country } = address;
  const lines = [...addressLines(address), ...(country ? [countryName(locale, country)] : [])];
  if (lines.length === 0) return null;
  return lines.map((line, at) => (
    // lines of an address have no identity but their place
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at}>
      <bdi>{line}</bdi>
    </div>
  ));
};
