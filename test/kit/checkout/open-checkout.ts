import { createTestApp } from '../../../adapters/testing/test-app.ts';
import type { App } from '../../../core/app-types.ts';
import type { AppOptions } from '../../../core/options.ts';
import { FeCheckoutDialog } from '../../../elements/checkout-dialog/checkout-dialog.element.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { type Billing, billingWire, cardOf } from './billing-wire.ts';
import { type TestProvider, testProvider } from './card-provider.ts';

/** Checkout of a test in the page. */
export interface OpenCheckout {
  readonly element: FeCheckoutDialog;
  readonly app: App;
  readonly billing: Billing;
  readonly provider: TestProvider;
  readonly events: { type: string; detail: unknown }[];
  dialog(): HTMLDialogElement | null | undefined;
  /** Text of the dialog as it is read. */
  text(): string;
  button(name: string | RegExp): HTMLButtonElement;
  press(name: string | RegExp): void;
  close(): void;
}

const EVENTS = ['fe-closed', 'fe-checkout-succeeded', 'fe-checkout-failed', 'fe-error'];

/** Opens a checkout of a plan over the given billing. `place` is the element's parent. */
export const openCheckout = (
  given: Partial<Billing> = {},
  {
    attributes = { plan: 'growth', open: '' },
    place = document.body,
    options = {},
    wire = billingWire(given),
  }: {
    attributes?: Record<string, string>;
    place?: ParentNode & Node;
    options?: AppOptions;
    wire?: ReturnType<typeof billingWire>;
  } = {},
): OpenCheckout => {
  registerElement(FeCheckoutDialog);
  const { billing, transport } = wire;
  const provider = testProvider(() => {
    const card = cardOf('4242', { id: 'card-new', externalId: 'pm_new', isDefault: billing.methods.length === 0 });
    billing.methods = [...billing.methods, card];
    return card.externalId;
  });
  const app = createTestApp(transport, { loadCardProvider: async () => provider.create, ...options });
  const element = document.createElement('fe-checkout-dialog');
  for (const [name, value] of Object.entries({ ...attributes, app: app.name })) element.setAttribute(name, value);
  const events: OpenCheckout['events'] = [];
  for (const name of EVENTS)
    element.addEventListener(name, (event) => events.push({ type: event.type, detail: (event as CustomEvent).detail }));
  place.append(element);
  const dialog = () => element.shadowRoot?.querySelector('dialog');
  const button = (name: string | RegExp) => {
    const found = [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => {
      const text = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
      return typeof name === 'string' ? text === name : name.test(text);
    });
    if (!found) throw new Error(`There is no button ${name} in: ${dialog()?.textContent}`);
    return found;
  };
  return {
    element,
    app,
    billing,
    provider,
    events,
    dialog,
    text: () => dialog()?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    button,
    press: (name) => button(name).click(),
    close: () => {
      element.remove();
      app.destroy();
    },
  };
};
