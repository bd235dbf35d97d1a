/** Style of the text in the provider's fields. Source: Stripe.js "The Style object". */
export interface CardFieldStyle {
  readonly base: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly invalid: Readonly<Record<string, string>>;
}

export interface CardFieldOptions {
  readonly style?: CardFieldStyle;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly showIcon?: boolean;
}

/** Kinds of card fields, each a frame of its own. Source: Stripe.js "Element types". */
export type CardFieldKind = 'cardNumber' | 'cardExpiry' | 'cardCvc';

/** Change of a card field; the value itself never leaves the provider's frame. Source: Stripe.js "Change event". */
export interface CardFieldChange {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly brand?: string;
  readonly error?: { readonly code: string; readonly message: string };
}

interface CardFieldEvents {
  readonly ready: unknown;
  readonly change: CardFieldChange;
  readonly focus: unknown;
  readonly blur: unknown;
  readonly escape: unknown;
  readonly loaderror: unknown;
}

/** Field of a card, in a frame of the provider. Source: Stripe.js "The Element". */
export interface CardField {
  mount(node: HTMLElement): void;
  destroy(): void;
  focus(): void;
  clear(): void;
  update(options: CardFieldOptions): void;
  on<Name extends keyof CardFieldEvents>(name: Name, listener: (event: CardFieldEvents[Name]) => void): unknown;
}

/** Error of the provider. Source: Stripe "Errors", "Decline codes". */
export interface CardProviderError {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
}

/** Name, email and address of a cardholder, as the provider takes them. Source: Stripe.js "confirmCardSetup". */
export interface CardholderDetails {
  readonly name?: string;
  readonly email?: string;
  readonly address?: Readonly<
    Partial<Record<'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country', string>>
  >;
}

/** The provider's own answer; what it says of a payment is asked of the server again. */
export interface CardSetupAnswer {
  readonly setupIntent?: { readonly status: string; readonly payment_method: string | { readonly id: string } | null };
  readonly error?: CardProviderError;
}

/** Payment method of a card, which belongs to no customer yet. */
export interface CardMethodAnswer {
  readonly paymentMethod?: { readonly id: string };
  readonly error?: CardProviderError;
}

export interface CardPaymentAnswer {
  readonly paymentIntent?: { readonly status: string };
  readonly error?: CardProviderError;
}

/** Card provider in a page: the part of Stripe.js that the checkout uses. Source: Stripe.js reference. */
export interface CardProvider {
  elements(options?: { readonly locale?: string }): {
    create(kind: CardFieldKind, options: CardFieldOptions): CardField;
  };
  confirmCardSetup(
    clientSecret: string,
    data: { readonly payment_method: { readonly card: CardField; readonly billing_details: CardholderDetails } },
  ): Promise<CardSetupAnswer>;
  createPaymentMethod(data: {
    readonly type: 'card';
    readonly card: CardField;
    readonly billing_details: CardholderDetails;
  }): Promise<CardMethodAnswer>;
  confirmCardPayment(clientSecret: string): Promise<CardPaymentAnswer>;
}

/** Function that the provider's script defines. Source: Stripe.js "Stripe(publishableKey, options)". */
export type CreateCardProvider = (publishableKey: string, options?: { readonly locale?: string }) => CardProvider;
