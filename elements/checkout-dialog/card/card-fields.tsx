import { Lock } from 'lucide';
import { type RefObject, useImperativeHandle, useMemo, useRef } from 'react';
import type { CardField } from '../../../core/browser/card-provider.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CardFieldBox, type CardFieldHandle } from './card-field.tsx';
import type { CardProviderHandle } from './use-card-provider.ts';
import css from './card-fields.css?inline';

/** Handle of the card fields. */
export interface CardFieldsHandle {
  /** Number field, which stands for the card; `undefined` while a field is incomplete, which is then marked and focused. */
  complete(): CardField | undefined;
}

/**
 * Number, expiry date and security code of a card, in frames of the provider: what is typed never reaches this page or
 * its server. Where the provider's script is kept away, a banner says so, with a retry.
 */
export const CardFields = ({
  from,
  fields,
  disabled,
}: {
  from: CardProviderHandle;
  fields: RefObject<CardFieldsHandle | null>;
  disabled: boolean;
}) => {
  useStyles(css);
  const messages = useMessages('checkout').checkout.card;
  const { tryAgain } = useMessages('common');
  const number = useRef<CardFieldHandle>(null);
  const expiry = useRef<CardFieldHandle>(null);
  const cvc = useRef<CardFieldHandle>(null);
  const { provider } = from;
  // the three fields of a card belong to one factory
  const factory = useMemo(() => provider?.elements(), [provider]);
  useImperativeHandle(fields, () => ({
    complete: () => {
      const wrong = [number, expiry, cvc].filter(({ current }) => !current?.check());
      wrong[0]?.current?.focus();
      return wrong.length === 0 ? number.current?.field() : undefined;
    },
  }));
  if (from.state === 'failed')
    return (
      <Banner tone="danger" action={<LinkButton onPress={from.retry}>{tryAgain}</LinkButton>}>
        {messages.blocked}
      </Banner>
    );
  const common = { factory, disabled };
  return (
    <div className="fe-card-fields">
      <CardFieldBox {...common} handle={number} kind="cardNumber" label={messages.number} />
      <CardFieldBox {...common} handle={expiry} kind="cardExpiry" label={messages.expiry} />
      <CardFieldBox {...common} handle={cvc} kind="cardCvc" label={messages.cvc} hint={messages.cvcHint} />
      <p className="fe-card-notice">
        <Icon of={Lock} size={14} />
        {messages.notice}
      </p>
    </div>
  );
};
