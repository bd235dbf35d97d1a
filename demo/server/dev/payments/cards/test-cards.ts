/** How a test card behaves. */
export interface TestCard {
  brand: string;
  funding?: 'credit' | 'debit' | 'prepaid';
  country?: string;
  /** The token that stands for it in calls of a server. */
  token?: string;
  /** Reason of a decline: error code and decline code. */
  decline?: Decline;
  /** Declines a payment, but can be attached to a customer. */
  declinesLater?: boolean;
  /**
   * 3-D Secure, asked for at each payment with the customer there. `unlessSetUp` asks without the customer too, until it
   * has been set up; `setUp` is as if it had been; `always` asks every time.
   */
  secure?: 'unlessSetUp' | 'setUp' | 'always';
  /** Reason of a decline after 3-D Secure has passed. */
  declineAfter?: Decline;
  /** Pays, and the payment is then disputed. */
  disputed?: boolean;
  /** Fails 3-D Secure without asking. */
  securityFails?: boolean;
}

/** Reason of a decline, as error code or decline code. Source: Stripe "Error codes", "Decline codes". */
export type Decline =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'card_velocity_exceeded'
  | 'fraudulent'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error';

/** Test cards by number; no other number is taken. Source: Stripe "Testing". */
export const TEST_CARDS = {
  '4242424242424242': { brand: 'visa', token: 'visa' },
  '4000056655665556': { brand: 'visa', funding: 'debit', token: 'visa_debit' },
  '5555555555554444': { brand: 'mastercard', token: 'mastercard' },
  '2223003122003222': { brand: 'mastercard' },
  '5200828282828210': { brand: 'mastercard', funding: 'debit', token: 'mastercard_debit' },
  '5105105105105100': { brand: 'mastercard', funding: 'prepaid', token: 'mastercard_prepaid' },
  '378282246310005': { brand: 'amex', token: 'amex' },
  '371449635398431': { brand: 'amex' },
  '6011111111111117': { brand: 'discover', token: 'discover' },
  '3056930009020004': { brand: 'diners', token: 'diners' },
  '36227206271667': { brand: 'diners' },
  '3566002020360505': { brand: 'jcb', token: 'jcb', country: 'JP' },
  '6200000000000005': { brand: 'unionpay', token: 'unionpay', country: 'CN' },
  '4000002760000016': { brand: 'visa', country: 'DE' },
  '4000002500000003': { brand: 'visa', country: 'FR' },
  '4000003760000009': { brand: 'visa', country: 'IL' },
  '4000000000000002': { brand: 'visa', token: 'chargeDeclined', decline: 'generic_decline' },
  '4000000000009995': { brand: 'visa', token: 'chargeDeclinedInsufficientFunds', decline: 'insufficient_funds' },
  '4000000000009987': { brand: 'visa', token: 'chargeDeclinedLostCard', decline: 'lost_card' },
  '4000000000009979': { brand: 'visa', token: 'chargeDeclinedStolenCard', decline: 'stolen_card' },
  '4000000000000069': { brand: 'visa', token: 'chargeDeclinedExpiredCard', decline: 'expired_card' },
  '4000000000000127': { brand: 'visa', token: 'chargeDeclinedIncorrectCvc', decline: 'incorrect_cvc' },
  '4000000000000119': { brand: 'visa', token: 'chargeDeclinedProcessingError', decline: 'processing_error' },
  '4000000000006975': {
    brand: 'visa',
    token: 'visa_chargeDeclinedVelocityLimitExceeded',
    decline: 'card_velocity_exceeded',
  },
  '4100000000000019': { brand: 'visa', token: 'radarBlock', decline: 'fraudulent' },
  '4000000000000341': { brand: 'visa', token: 'chargeCustomerFail', decline: 'generic_decline', declinesLater: true },
  '4000000000000259': { brand: 'visa', token: 'createDispute', disputed: true },
  '4000002500003155': { brand: 'visa', token: 'authenticationRequiredOnSetup', secure: 'unlessSetUp' },
  '4000002760003184': { brand: 'visa', token: 'authenticationRequired', secure: 'always' },
  '4000003800000446': { brand: 'visa', token: 'authenticationRequiredSetupForOffSession', secure: 'setUp' },
  '4000008260003178': {
    brand: 'visa',
    token: 'authenticationRequiredChargeDeclinedInsufficientFunds',
    secure: 'always',
    declineAfter: 'insufficient_funds',
  },
  '4000000000003220': { brand: 'visa', token: 'threeDSecure2Required', secure: 'unlessSetUp' },
  '4000000000003063': { brand: 'visa', token: 'threeDSecureRequired', secure: 'unlessSetUp' },
  '4000008400001629': {
    brand: 'visa',
    token: 'threeDSecureRequiredChargeDeclined',
    secure: 'unlessSetUp',
    declineAfter: 'generic_decline',
  },
  '4000008400001280': {
    brand: 'visa',
    token: 'threeDSecureRequiredProcessingError',
    secure: 'unlessSetUp',
    securityFails: true,
  },
  '4000000000003055': { brand: 'visa', token: 'threeDSecureOptional' },
} as const satisfies Readonly<Record<string, TestCard>>;

/** Number of a test card. */
export type TestCardNumber = keyof typeof TEST_CARDS;

/** Behaviour of a test card. */
export const testCard = (number: TestCardNumber): TestCard => TEST_CARDS[number];

/** Checks whether a number is that of a test card. */
export const isTestCard = (number: string): number is TestCardNumber => Object.hasOwn(TEST_CARDS, number);

const NUMBERS = Object.keys(TEST_CARDS) as TestCardNumber[]; // its keys are these

/** Number for a token: `pm_card_visa`, `tok_visa`. */
export const numberOfToken = (token: string): TestCardNumber | undefined => {
  const name = token.replace(/^(pm_card_|tok_)/, '');
  return NUMBERS.find((number) => testCard(number).token === name);
};

/** Checks the check digit of a card number. Source: ISO/IEC 7812-1, Annex B. */
export const passesLuhn = (number: string): boolean =>
  /^\d{12,19}$/.test(number) &&
  Array.from(number)
    .toReversed()
    .reduce(
      (sum, digit, at) => sum + (at % 2 === 0 ? Number(digit) : ([0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(digit)] ?? 0)),
      0,
    ) %
    10 ===
    0;
