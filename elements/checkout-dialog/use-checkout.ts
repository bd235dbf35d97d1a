import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CheckoutCommands, checkoutFeature } from '../../core/checkout/checkout.feature.ts';
import type { CheckoutState } from '../../core/checkout/checkout.slice.ts';
import type { BillingDetails } from '../../core/contract/entities/billing.ts';
import type { PaymentMethodId } from '../../core/contract/entities/ids.ts';
import { useAppState, useFeature } from '../kit/use-app.ts';
import type { CardFieldsHandle } from './card/card-fields.tsx';
import { type CardProviderHandle, useCardProvider } from './card/use-card-provider.ts';
import { areDetailsComplete, cardholderOf } from './cardholder.ts';
import { sentDetails } from './steps/billing-details.step.tsx';
import { firstMethod, NEW_CARD } from './steps/payment-method.tsx';
import { type CheckoutDataState, type CheckoutPurpose, useCheckoutData } from './use-checkout-data.ts';
import { useCheckoutScreen } from './use-checkout-screen.ts';
import { useDefaultDetails } from './use-default-details.ts';
import { useInvalidateBilling } from './use-invalidate-billing.ts';

/** Checkout as its screens see it. */
export interface CheckoutView {
  readonly purpose: CheckoutPurpose;
  readonly state: CheckoutState;
  readonly loaded: CheckoutDataState;
  readonly commands: CheckoutCommands;
  readonly provider: CardProviderHandle;
  readonly fields: RefObject<CardFieldsHandle | null>;
  /** Billing details as they are typed. */
  readonly details: BillingDetails | undefined;
  /** Billing details are changed and not saved. */
  readonly isDirty: boolean;
  /** The details were sent without a country. */
  readonly isCountryMissing: boolean;
  /** Chosen payment method, or `NEW_CARD`. */
  readonly method: string;
  /** Whether the amount due is known: without a preview nothing can be paid. */
  readonly isPayable: boolean;
  setDetails(details: BillingDetails): void;
  setMethod(method: string): void;
  /** Sends the form of the screen. */
  submit(): void;
  /** Loads everything again, and starts over. */
  reload(): void;
}

const LOADING: CheckoutState = {
  step: 'loading',
  pending: false,
  context: { detailsComplete: false, awaitingOutcome: false },
};

/** Runs a checkout while its screen is mounted. */
export const useCheckout = (purpose: CheckoutPurpose, content: RefObject<HTMLElement | null>): CheckoutView => {
  const commands = useFeature(checkoutFeature);
  const state = useAppState(({ checkout }) => checkout) ?? LOADING;
  const { step, pending } = state;
  const loaded = useCheckoutData(purpose);
  const { data, refusal, isStale, preview } = loaded;
  const provider = useCardProvider(data?.configuration);
  const screen = useCheckoutScreen(content, provider.load);
  const fields = useRef<CardFieldsHandle>(null);
  const [typed, setTyped] = useState<BillingDetails>();
  const [chosen, setChosen] = useState<string>();
  const [isCountryMissing, setCountryMissing] = useState(false);
  const withDefaults = useDefaultDetails();
  const { refetchBilling, activateLocally } = useInvalidateBilling();

  // begins once everything is there
  useEffect(() => {
    if (step !== 'loading' || isStale) return;
    if (refusal) commands.refuse(refusal);
    else if (data)
      commands.begin(
        purpose.mode === 'buy' ? { mode: 'buy', planId: data.plan?.id ?? purpose.plan } : { mode: purpose.mode },
        screen,
        { detailsComplete: areDetailsComplete(data.details) },
      );
  });
  useLayoutEffect(() => () => commands.close(), [commands]);

  // what was paid is up to date in all screens, also after a decline: a first subscription exists by then
  const isSettled = step === 'success' || step === 'failed' || state.decline !== undefined;
  useEffect(() => {
    if (!isSettled) return;
    if (step === 'success' && state.activatedLocally) activateLocally();
    else void refetchBilling();
  }, [activateLocally, isSettled, refetchBilling, state.activatedLocally, step]);

  // saved: what was refused stays as it was typed
  if (step === 'payment' && typed) setTyped(undefined);

  // a further card is a new one, whatever is saved already
  const method = chosen ?? (purpose.mode === 'card' ? NEW_CARD : firstMethod(data?.methods ?? []));
  const details = typed ?? (data && withDefaults(data.details));
  const isPayable = purpose.mode !== 'buy' || (preview.state === 'ready' && preview.value?.planId === data?.plan?.id);
  const pay = () => {
    const card = method === NEW_CARD ? fields.current?.complete() : undefined;
    if (!data || !isPayable || pending || (method === NEW_CARD && !card)) return;
    // a card that the bank did not confirm is among the saved ones, and must not take the place of the one in the fields
    setChosen(method);
    void commands.pay({
      method: card ? { card, holder: cardholderOf(data.details) } : (method as PaymentMethodId), // one of the list
      plan: data.plan,
      preview: preview.value,
      subscription: data.subscription,
      currentPlanId: data.summary.currentPlanId,
      defaultMethodId: data.summary.paymentMethodId,
    });
  };
  return {
    purpose,
    state,
    loaded,
    commands,
    provider,
    fields,
    details,
    isDirty: step === 'billingDetails' && typed !== undefined,
    method,
    isPayable,
    isCountryMissing: isCountryMissing && !details?.address.country,
    setDetails: setTyped,
    setMethod: setChosen,
    submit: () => {
      if (step === 'billingDetails' && details) {
        if (details.address.country) void commands.saveDetails(sentDetails(details), refetchBilling);
        else {
          setCountryMissing(true);
          content.current?.querySelector<HTMLElement>('.fe-checkout-country input')?.focus();
        }
      }
      if (step === 'payment') pay();
    },
    reload: () => void refetchBilling().then(commands.retry),
  };
};
