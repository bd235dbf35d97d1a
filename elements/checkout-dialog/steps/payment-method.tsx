import { cardBrandName } from '../../../core/contract/card-brands.ts';
import type { CardPaymentMethod, PaymentMethod } from '../../../core/contract/entities/billing.ts';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { type RadioCard, RadioCards } from '../../ui/radio-cards/radio-cards.tsx';

/** Value of the choice of a card that is not saved yet. */
export const NEW_CARD = 'new';

/** Whether a card has expired; cards are valid until the end of their month. */
const hasExpired = ({ expMonth, expYear }: CardPaymentMethod, now: Date): boolean =>
  expYear < now.getFullYear() || (expYear === now.getFullYear() && expMonth < now.getMonth() + 1);

const isUsable = (method: PaymentMethod): boolean => method.type !== 'card' || !hasExpired(method, new Date());

/** Payment method that is chosen at first: the default one, else the first that has not expired, else a new card. */
export const firstMethod = (methods: readonly PaymentMethod[]): string => {
  const usable = methods.filter(isUsable);
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? NEW_CARD;
};

/** Choice among the saved payment methods and a new card. */
export const PaymentMethodChoice = ({
  methods,
  value,
  onChange,
  disabled,
}: {
  methods: readonly PaymentMethod[];
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
}) => {
  const t = useMessages('checkout').checkout.payment;
  const locale = useHostState().locale.tag;
  const month = new Intl.DateTimeFormat(locale, { month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const cardOf = (method: PaymentMethod): RadioCard => {
    const badge = method.isDefault ? { badge: t.isDefault } : {};
    if (method.type !== 'card') return { value: method.id, label: t.otherMethod, ...badge };
    const date = month.format(Date.UTC(method.expYear, method.expMonth - 1));
    return {
      value: method.id,
      label: t.card({ brand: cardBrandName(method.brand), last4: method.last4 }),
      hint: isUsable(method) ? t.expires({ date }) : t.expired({ date }),
      disabled: !isUsable(method),
      ...badge,
    };
  };
  return (
    <RadioCards
      label={t.title}
      options={[...methods.map(cardOf), { value: NEW_CARD, label: t.newCard, hint: t.newCardHint }]}
      value={value}
      onChange={onChange}
      disabled={disabled}
    />
  );
};
