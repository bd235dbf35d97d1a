import { Star, Trash2 } from 'lucide';
import type { PaymentMethod } from '../../../../../core/contract/entities/billing.ts';
import { paymentMethods } from '../../../../../core/contract/billing.ts';
import { useHostState } from '../../../../kit/host-context.ts';
import { useCommand } from '../../../../kit/use-command.ts';
import { useFailureMessage } from '../../../../kit/use-failure-message.ts';
import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Answer } from '../../../../ui/answer/answer.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Menu } from '../../../../ui/menu/menu.tsx';
import type { MenuContent } from '../../../../ui/menu/menu-item.ts';
import { SettingsCard } from '../../../../ui/settings-card/settings-card.tsx';
import { useToast } from '../../../../ui/toast/use-toast.ts';
import { cardExpiry } from '../subscription-model.ts';
import { BILLING_QUERIES, usePaymentMethods } from '../use-billing.ts';
import { useBillingFormat, useNow } from '../use-billing-format.ts';
import css from '../billing-list.css?inline';

/** Payment methods: which one is charged, which ones expire, and the actions on each. */
export const PaymentMethodsCard = ({
  mayWrite,
  onAdd,
  onRemove,
}: {
  mayWrite: boolean;
  onAdd: () => void;
  /** Asks whether to remove it. */
  onRemove: (method: PaymentMethod) => void;
}) => {
  useStyles(css);
  const { methods: messages } = useMessages('subscription');
  const list = usePaymentMethods();
  return (
    <SettingsCard title={messages.title} description={messages.description}>
      <Answer
        of={list}
        isEmpty={({ length }) => length === 0}
        empty={<p className="fe-billing-none">{messages.none}</p>}
      >
        {(all) => (
          <ul className="fe-billing-list" role="list" aria-label={messages.title}>
            {all.map((method) => (
              <Line key={method.id} of={method} all={all} mayWrite={mayWrite} onRemove={onRemove} />
            ))}
          </ul>
        )}
      </Answer>
      {mayWrite && list.value && (
        <div>
          <Button onPress={onAdd}>{messages.add}</Button>
        </div>
      )}
    </SettingsCard>
  );
};

const Line = ({
  of: method,
  all,
  mayWrite,
  onRemove,
}: {
  of: PaymentMethod;
  all: readonly PaymentMethod[];
  mayWrite: boolean;
  onRemove: (method: PaymentMethod) => void;
}) => {
  const { methods: messages } = useMessages('subscription');
  const { table } = useMessages('ui-more');
  // a brand in Latin letters does not turn the words around it
  const { direction } = useHostState().locale;
  const format = useBillingFormat();
  const makeDefault = useMakeDefault();
  const now = useNow();
  const name = format.method(method);
  const expiry = method.type === 'card' ? cardExpiry(method, now) : undefined;
  const disabled = method.removable ? undefined : all.length > 1 ? messages.isDefault : messages.inUse;
  const items: MenuContent = [
    ...(method.isDefault
      ? []
      : [{ label: messages.makeDefault, icon: Star, onPress: () => makeDefault(method, name) }]),
    {
      label: messages.remove,
      icon: Trash2,
      danger: true,
      onPress: () => onRemove(method),
      ...(disabled !== undefined && { disabled }),
    },
  ];
  return (
    <li className="fe-billing-line">
      <span className="fe-billing-text">
        <span className="fe-billing-name">
          <bdi dir={direction}>{name}</bdi>
          {method.isDefault && <Badge>{messages.default}</Badge>}
          {expiry && (
            <Badge tone={expiry === 'expired' ? 'danger' : 'warning'}>
              {expiry === 'expired' ? messages.expired : messages.expiresSoon}
            </Badge>
          )}
        </span>
        {method.type === 'card' && (
          <span className="fe-billing-hint">
            {messages.expires({ date: format.month(method.expYear, method.expMonth) })}
          </span>
        )}
      </span>
      {mayWrite && <Menu name={table.data.actionsFor({ name })} items={items} small />}
    </li>
  );
};

/** Makes a payment method the default of the tenant and of its subscription. */
const useMakeDefault = () => {
  const { methods: messages, failures } = useMessages('subscription');
  const toast = useToast();
  const wordsOf = useFailureMessage(failures);
  const command = useCommand(paymentMethods.setDefault, { invalidates: BILLING_QUERIES });
  const run = async ({ id }: PaymentMethod, method: string) => {
    const done = await command.run({ params: { paymentMethodId: id } });
    if (done.ok) toast({ about: id, text: messages.isDefaultNow({ method }) });
    else toast({ about: id, text: wordsOf(done.failure) ?? '', tone: 'danger' });
  };
  return (method: PaymentMethod, name: string) => void run(method, name);
};
