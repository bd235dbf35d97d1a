import type {
  CardField,
  CardholderDetails,
  CardMethodAnswer,
  CardProvider,
  CardProviderError,
  CardSetupAnswer,
} from '../browser/card-provider.ts';
import type { Client } from '../client/calls.ts';
import { billing, paymentMethods, paymentProviders } from '../contract/billing.ts';
import type { PaymentMethodId } from '../contract/entities/ids.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { declineReasonOf, isDecline, type DeclineReason } from './decline-reason.ts';

/** New card in the provider's fields, with its holder. */
export interface NewCard {
  readonly card: CardField;
  readonly holder: CardholderDetails;
}

/** Services of a screen for the calls of its checkout. */
export interface CheckoutScreen {
  /** Makes a call, once more after a new proof or sign-in. */
  call: Client['call'];
  /** Loads the card provider; rejects where it cannot be reached. */
  provider(): Promise<CardProvider>;
  /** Runs work of the provider that may show the bank's confirmation above the page. */
  challenge<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** Failure of the provider in the page; its text is for logs. */
export const providerFailure = (error: unknown): Failure => ({
  kind: 'paymentProviderUnavailable',
  message: error instanceof Error ? error.message : String(Object(error)['message'] ?? error),
});

/** Saved card, or why it was declined. */
export type SavedCard = { readonly methodId: PaymentMethodId } | { readonly decline: DeclineReason };

const idOf = (given: NonNullable<CardSetupAnswer['setupIntent']>['payment_method']): string | undefined =>
  typeof given === 'string' ? given : given?.id;

/** A refused card is a decline; anything else that the provider says is its failure. */
const refusedCard = (error: CardProviderError): Result<SavedCard> =>
  isDecline(error) || error.type === 'invalid_request_error'
    ? ok({ decline: declineReasonOf(error.decline_code, error.code) })
    : failed(providerFailure(error));

/**
 * Makes a payment method of a new card, for a payment that follows at once: the server saves the card with the payment, so
 * that the bank asks for one confirmation, not for one of the card and one of the payment.
 * Source: protocol/billing.md#payment-with-a-new-card.
 */
export const newMethod = async (
  { card, holder }: NewCard,
  { provider }: CheckoutScreen,
): Promise<Result<SavedCard>> => {
  let answer: CardMethodAnswer;
  try {
    const cards = await provider();
    answer = await cards.createPaymentMethod({ type: 'card', card, billing_details: holder });
  } catch (error) {
    return failed(providerFailure(error));
  }
  const { error, paymentMethod } = answer;
  if (error) return refusedCard(error);
  return paymentMethod
    ? ok({ methodId: paymentMethod.id as PaymentMethodId }) // the server takes the provider's id as well
    : failed({ kind: 'malformed', message: 'The provider made no payment method' });
};

/**
 * Saves a new card at the provider and finds it among the tenant's payment methods. Nothing is charged. The bank can ask
 * for a confirmation. Source: protocol/billing.md#setup-intent.
 */
export const saveCard = async (
  { card, holder }: NewCard,
  { call, provider, challenge }: CheckoutScreen,
): Promise<Result<SavedCard>> => {
  const intent = await call(paymentProviders.createSetupIntent, { body: {} });
  if (!intent.ok) return intent;
  const secret = intent.value.setupIntentSecret;
  let answer: CardSetupAnswer;
  try {
    const cards = await provider();
    answer = await challenge(() =>
      cards.confirmCardSetup(secret, { payment_method: { card, billing_details: holder } }),
    );
  } catch (error) {
    return failed(providerFailure(error));
  }
  const { error } = answer;
  if (error) return refusedCard(error);
  const externalId = idOf(answer.setupIntent?.payment_method ?? null);
  const refreshed = await call(billing.refresh, {});
  if (!refreshed.ok) return refreshed;
  const methods = await call(paymentMethods.list, {});
  if (!methods.ok) return methods;
  const saved = methods.value.find((method) => method.externalId === externalId);
  return saved
    ? ok({ methodId: saved.id })
    : failed({ kind: 'notFound', message: 'The card was saved, and is not listed' });
};
