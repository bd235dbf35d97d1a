import type {
  CardField,
  CardholderDetails,
  CardFieldChange,
  CardFieldKind,
  CardProvider,
  CreateCardProvider,
} from '../../../core/browser/card-provider.ts';
import { askBank } from './page-bank.ts';
import type { EnteredCard, PagePayments } from './page-payments.ts';

const DIGITS: Readonly<Record<CardFieldKind, readonly [least: number, most: number]>> = {
  cardNumber: [15, 16],
  cardExpiry: [4, 4],
  cardCvc: [3, 4],
};
const AUTOCOMPLETE: Readonly<Record<CardFieldKind, string>> = {
  cardNumber: 'cc-number',
  cardExpiry: 'cc-exp',
  cardCvc: 'cc-csc',
};

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const grouped = (kind: CardFieldKind, text: string): string => {
  const digits = digitsOf(text).slice(0, DIGITS[kind][1]);
  if (kind === 'cardNumber') return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  return kind === 'cardExpiry' ? digits.replace(/^(\d\d)(?=\d)/, '$1 / ') : digits;
};

const brandOf = (digits: string): string => {
  if (digits.startsWith('4')) return 'visa';
  return /^3[47]/.test(digits) ? 'amex' : 'mastercard';
};

type Listener = (event: CardFieldChange) => void;

/** Field of a preview: an input in the node that it is mounted in. Nothing that is typed leaves the page. */
class PageField implements CardField {
  readonly input = document.createElement('input');
  readonly #listeners = new Map<string, Listener[]>();

  constructor(readonly kind: CardFieldKind) {
    this.input.inputMode = 'numeric';
    this.input.autocomplete = AUTOCOMPLETE[kind] as AutoFill; // one of the standard's tokens
    Object.assign(this.input.style, {
      inlineSize: '100%',
      blockSize: '20px',
      padding: '0',
      border: '0',
      outline: '0',
      background: 'none',
    });
    this.input.addEventListener('input', () => {
      this.input.value = grouped(kind, this.input.value);
      this.#emit('change');
    });
    for (const name of ['focus', 'blur'] as const) this.input.addEventListener(name, () => this.#emit(name));
  }

  get digits(): string {
    return digitsOf(this.input.value);
  }

  mount(node: HTMLElement): void {
    if (node.getRootNode() !== document) throw new Error('A card field is mounted in the document of the page');
    node.append(this.input);
    queueMicrotask(() => this.#emit('ready'));
  }
  destroy(): void {
    this.input.remove();
    this.#listeners.clear();
  }
  focus(): void {
    this.input.focus();
  }
  clear(): void {
    this.input.value = '';
  }
  update({ style, placeholder, disabled }: Parameters<CardField['update']>[0]): void {
    if (placeholder !== undefined) {
      this.input.placeholder = placeholder;
      this.input.setAttribute('aria-label', this.kind === 'cardNumber' ? 'Card number' : placeholder);
    }
    if (disabled !== undefined) this.input.disabled = disabled;
    const { color, fontFamily, fontSize, textAlign } = style?.base ?? {};
    if (style) Object.assign(this.input.style, { color, fontFamily, fontSize, textAlign });
  }
  on(name: string, listener: (event: never) => void): void {
    // an event of any name has a change
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener as Listener]);
  }
  #emit(name: string): void {
    const { length } = this.digits;
    const change = { empty: length === 0, complete: length >= DIGITS[this.kind][0] };
    for (const listener of this.#listeners.get(name) ?? []) listener(change);
  }
}

const declined = (code: string) => ({ error: { type: 'card_error', code: 'card_declined', decline_code: code } });

/** Card provider of a preview: card fields in the page, over its own payments. */
export const pageCardProvider =
  (payments: () => Promise<Pick<PagePayments, 'attachCard' | 'makeCard' | 'confirmPayment'>>): CreateCardProvider =>
  (): CardProvider => {
    const fields = new Map<CardFieldKind, PageField>();
    const entered = ({ name = '' }: CardholderDetails): EnteredCard | undefined => {
      const number = fields.get('cardNumber')?.digits ?? '';
      const expiry = fields.get('cardExpiry')?.digits ?? '';
      if (number.endsWith('0002')) return undefined;
      return {
        brand: brandOf(number),
        last4: number.slice(-4),
        expMonth: Number(expiry.slice(0, 2)),
        expYear: 2000 + Number(expiry.slice(2)),
        name,
      };
    };
    return {
      elements: () => ({
        create: (kind, options) => {
          const field = new PageField(kind);
          field.update(options);
          fields.set(kind, field);
          return field;
        },
      }),
      confirmCardSetup: async (secret, { payment_method: { billing_details } }) => {
        const card = entered(billing_details);
        if (!card) return declined('generic_decline');
        return { setupIntent: { status: 'succeeded', payment_method: (await payments()).attachCard(secret, card) } };
      },
      createPaymentMethod: async ({ billing_details }) => {
        const card = entered(billing_details);
        return card ? { paymentMethod: { id: (await payments()).makeCard(card) } } : declined('generic_decline');
      },
      confirmCardPayment: async (secret) => {
        const passed = await askBank();
        (await payments()).confirmPayment(secret, passed);
        return passed ? { paymentIntent: { status: 'succeeded' } } : declined('authentication_required');
      },
    };
  };
