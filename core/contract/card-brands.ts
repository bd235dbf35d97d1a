/** Names of card brands, which no language translates, by the provider's key. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
};

/** Name of a card's brand; one that is not listed is its key with a capital letter: `Visa`. */
export const cardBrandName = (key: string): string => BRANDS[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
