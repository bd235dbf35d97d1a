import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { countryName } from '../../ui/country-field/countries.ts';
import { addressLines } from '../address/address-formats.ts';
import { CardFields } from '../card/card-fields.tsx';
import type { CheckoutView } from '../use-checkout.ts';
import { NEW_CARD, PaymentMethodChoice } from './payment-method.tsx';

/** Payment method, saved or new, and the billing details in short. */
export const PaymentStep = ({
  state,
  loaded,
  provider,
  fields,
  method,
  setMethod,
  commands,
  purpose,
}: CheckoutView) => {
  const t = useMessages('checkout').checkout;
  const locale = useHostState().locale.tag;
  const { data } = loaded;
  const { pending } = state;
  if (!data) return null;
  const { details, methods } = data;
  const { country } = details.address;
  const place = [...addressLines(details.address), country && countryName(locale, country)].filter(Boolean).join(', ');
  const hasChoice = purpose.mode !== 'card' && methods.length > 0;
  return (
    <div className="fe-checkout-fields">
      {state.notPaid && <Banner tone="info">{t.payment.notPaid}</Banner>}
      {purpose.mode !== 'card' && (
        <div className="fe-checkout-holder">
          <div className="fe-checkout-text">
            <p className="fe-checkout-label">{t.details.title}</p>
            <p>
              <bdi>{details.name}</bdi>
            </p>
            <p className="fe-checkout-hint">
              <bdi>{place}</bdi>
            </p>
          </div>
          {!pending && <LinkButton onPress={commands.editDetails}>{t.details.edit}</LinkButton>}
        </div>
      )}
      {hasChoice && <PaymentMethodChoice methods={methods} value={method} onChange={setMethod} disabled={pending} />}
      {(!hasChoice || method === NEW_CARD) && <CardFields from={provider} fields={fields} disabled={pending} />}
    </div>
  );
};
