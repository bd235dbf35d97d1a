import type {
  CardField,
  CardFieldChange,
  CardFieldKind,
  CardProvider,
  CardProviderError,
  CreateCardProvider,
} from '../../../core/browser/card-provider.ts';

/** Provider of a test: fields that are plain inputs in the node they are mounted in, and answers that a test decides. */
export interface TestProvider {
  create: CreateCardProvider;
  /** Fields that are mounted, by kind. */
  readonly fields: Map<CardFieldKind, HTMLInputElement>;
  /** Types into all three fields. */
  enter(number?: string): void;
  /** Error of the next card. */
  decline: CardProviderError | undefined;
  /** Called while the bank's confirmation is asked for; the error it ends with. */
  challenge: () => Promise<CardProviderError | undefined>;
  /** Secrets of the payments that were confirmed. */
  readonly confirmed: string[];
}

const isComplete = (kind: CardFieldKind, value: string): boolean => {
  const digits = value.replaceAll(/\D/g, '').length;
  return kind === 'cardNumber' ? digits === 16 : kind === 'cardExpiry' ? digits === 4 : digits === 3;
};

/** As the provider does in its test mode. */
const SHADOW = 'Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.';

/** Makes a card provider for one test. `onCard` saves a card at the server of the test. */
export const testProvider = (onCard: () => string): TestProvider => {
  const fields = new Map<CardFieldKind, HTMLInputElement>();
  const confirmed: string[] = [];
  const makeField = (kind: CardFieldKind): CardField => {
    const input = document.createElement('input');
    input.setAttribute('aria-label', kind);
    const listeners = new Map<string, ((event: CardFieldChange) => void)[]>();
    const tell = (name: string) => {
      const { value } = input;
      const change = { empty: value === '', complete: isComplete(kind, value) };
      for (const listener of listeners.get(name) ?? []) listener(change);
    };
    for (const [name, event] of [
      ['input', 'change'],
      ['focus', 'focus'],
      ['blur', 'blur'],
    ] as const)
      input.addEventListener(name, () => tell(event));
    return {
      mount: (node) => {
        if (node.getRootNode() instanceof ShadowRoot || !node.isConnected) throw new Error(SHADOW);
        Object.assign(input.style, {
          border: '0',
          outline: '0',
          background: 'none',
          font: 'inherit',
          inlineSize: '100%',
        });
        node.append(input);
        fields.set(kind, input);
        queueMicrotask(() => tell('ready'));
      },
      destroy: () => {
        input.remove();
        if (fields.get(kind) === input) fields.delete(kind);
      },
      focus: () => input.focus(),
      clear: () => (input.value = ''),
      update: ({ style, placeholder }) => {
        if (placeholder !== undefined) input.placeholder = placeholder;
        if (style) Object.assign(input.style, { color: style.base['color'], textAlign: style.base['textAlign'] });
      },
      // the event of each name is a change here
      on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener as never]),
    };
  };
  const provider: TestProvider = {
    fields,
    confirmed,
    decline: undefined,
    challenge: async () => undefined,
    enter: (number = '4242 4242 4242 4242') => {
      const values = { cardNumber: number, cardExpiry: '12 / 34', cardCvc: '123' };
      for (const [kind, input] of fields) {
        input.value = values[kind];
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    create: (): CardProvider => ({
      elements: () => ({
        create: (kind, options) => {
          const field = makeField(kind);
          field.update(options);
          return field;
        },
      }),
      confirmCardSetup: async () => {
        const { decline } = provider;
        if (decline) return { error: decline };
        const error = await provider.challenge();
        return error ? { error } : { setupIntent: { status: 'succeeded', payment_method: onCard() } };
      },
      createPaymentMethod: async () => {
        const { decline } = provider;
        return decline ? { error: decline } : { paymentMethod: { id: onCard() } };
      },
      confirmCardPayment: async (secret) => {
        confirmed.push(secret);
        const error = await provider.challenge();
        return error ? { error } : { paymentIntent: { status: 'succeeded' } };
      },
    }),
  };
  return provider;
};
