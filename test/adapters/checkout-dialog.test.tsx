import '@angular/compiler';
import { type ApplicationRef, Component, provideZonelessChangeDetection, type Type } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { createRoot, type Root } from 'react-dom/client';
import { createApp as createVueApp, defineComponent, h, type App as VueApp } from 'vue';
import { injectCheckoutDialog, type NgCheckoutDialog, provideFe } from '../../adapters/angular/index.ts';
import {
  type CheckoutDialogHook,
  FeCheckoutDialog,
  FeProvider,
  useCheckoutDialog,
} from '../../adapters/react/index.ts';
import { CheckoutDialog, createApp } from '../../adapters/vanilla/index.ts';
import {
  type CheckoutDialogComposable,
  createFe,
  useCheckoutDialog as useVueCheckout,
} from '../../adapters/vue/index.ts';
import { findApp } from '../../core/index.ts';
import { billingWire, cardOf, subscriptionOf } from '../kit/checkout/billing-wire.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../kit/in-page.ts';

const dialogs = () => document.querySelectorAll('fe-checkout-dialog');
const button = (name: string | RegExp) =>
  [...(dialogs()[0]?.shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    typeof name === 'string' ? textContent?.trim() === name : name.test(textContent ?? ''),
  );
const pay = async () => {
  await eventually(() => expect(button('Pay $58.31')?.getAttribute('aria-disabled')).toBeNull());
  button('Pay $58.31')?.click();
};

let wire: ReturnType<typeof billingWire>;
const options = () => ({
  baseUrl: location.origin,
  urlStrategy: 'memory' as const,
  transport: wire.transport,
  loadCardProvider: async () => {
    throw new Error('no card is entered here');
  },
});

const place = document.createElement('div');
document.body.append(place);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  wire = billingWire({ subscription: subscriptionOf('starter'), currentPlanId: 'starter', methods: [cardOf('1111')] });
});
afterEach(async () => {
  for (const one of dialogs()) one.remove();
  await eventually(() => expect(findApp()).toBeUndefined());
});

describe('CheckoutDialog of a plain page', () => {
  it('opens in one element that it puts into the page, and calls back', async () => {
    const app = createApp(options());
    const heard: string[] = [];
    CheckoutDialog.show({
      plan: 'growth',
      onError: (message) => heard.push(message),
      onClose: () => heard.push('closed'),
    });
    wire.billing.refuse = {
      'PUT /billing/subscriptions/v1/sub-1': { status: 402, errorCode: 'paymentDeclined', declineCode: 'expired_card' },
    };
    await pay();
    await eventually(() => expect(heard).toEqual(['This card has expired. Use another card.']));
    CheckoutDialog.hide();
    CheckoutDialog.show({ plan: 'growth', onSuccess: ({ planId }) => heard.push(`bought ${planId}`) });
    wire.billing.refuse = {};
    await pay();
    await eventually(() => expect(heard.at(-1)).toBe('bought growth'));
    expect(dialogs()).toHaveLength(1);
    app.destroy();
  });
});

describe('the checkout in React', () => {
  let root: Root;
  beforeEach(() => {
    root = createRoot(place);
  });
  afterEach(() => root.unmount());

  it('is opened by useCheckoutDialog, which follows its state, and goes with the component', async () => {
    const seen: { hook?: CheckoutDialogHook } = {};
    const Buyer = () => {
      seen.hook = useCheckoutDialog();
      return null;
    };
    root.render(
      <FeProvider {...options()}>
        <Buyer />
      </FeProvider>,
    );
    await eventually(() => expect(seen.hook).toMatchObject({ open: false, error: undefined, success: false }));
    seen.hook?.showDialog('growth');
    await eventually(() => expect(seen.hook?.open).toBe(true));
    await pay();
    await eventually(() => expect(seen.hook?.success).toBe(true));
    seen.hook?.hideDialog();
    await eventually(() => expect(seen.hook?.open).toBe(false));
    root.unmount();
    expect(dialogs()).toHaveLength(0);
    root = createRoot(place);
  });

  it('is a component with every attribute, property and event of the element', async () => {
    const heard: string[] = [];
    root.render(
      <FeProvider {...options()}>
        <FeCheckoutDialog
          plan="growth"
          open
          theme="dark"
          colorScheme="dark"
          localizations={{ en: { checkout: { titles: { buy: 'Get more' } } } }}
          onClosed={() => heard.push('closed')}
          onCheckoutSucceeded={({ detail }) => heard.push(`bought ${detail.planId}`)}
          onCheckoutFailed={({ detail }) => heard.push(detail.message)}
          onError={({ detail }) => heard.push(detail.message)}
        />
      </FeProvider>,
    );
    await eventually(() => expect(dialogs()).toHaveLength(1));
    const [dialog] = dialogs();
    await eventually(() =>
      expect(dialog).toMatchObject({ plan: 'growth', open: true, theme: 'dark', colorScheme: 'dark' }),
    );
    await eventually(() => expect(dialog?.shadowRoot?.querySelector('h2')?.textContent).toBe('Get more'));
    await pay();
    await eventually(() => expect(heard).toEqual(['bought growth']));
    button('Done')?.click();
    expect(heard).toEqual(['bought growth', 'closed']);
  });
});

describe('the checkout in Vue', () => {
  let host: VueApp | undefined;
  afterEach(() => host?.unmount());

  it('is opened by useCheckoutDialog, which follows its state, and goes with the component', async () => {
    const seen: { it?: CheckoutDialogComposable } = {};
    host = createVueApp(
      defineComponent({
        setup: () => {
          seen.it = useVueCheckout();
          return () => h('p');
        },
      }),
    );
    host.use(createFe(options()));
    host.mount(place);
    seen.it?.showDialog('growth');
    expect(seen.it?.open.value).toBe(true);
    await pay();
    await eventually(() => expect(seen.it?.success.value).toBe(true));
    seen.it?.hideDialog();
    expect(seen.it?.open.value).toBe(false);
    host.unmount();
    host = undefined;
    expect(dialogs()).toHaveLength(0);
  });
});

describe('the checkout in Angular', () => {
  let host: ApplicationRef | undefined;
  afterEach(() => {
    host?.destroy();
    for (const one of document.querySelectorAll('test-buyer')) one.remove();
  });

  it('is opened by injectCheckoutDialog, which follows its state, and goes with the injector', async () => {
    document.body.append(document.createElement('test-buyer'));
    const Buyer = Component({ selector: 'test-buyer', template: '' })(
      class {
        readonly checkout = injectCheckoutDialog();
      },
    ) as Type<{ checkout: NgCheckoutDialog }>;
    host = await bootstrapApplication(Buyer, { providers: [provideZonelessChangeDetection(), provideFe(options())] });
    const [buyer] = host.components;
    if (!buyer) throw new Error('nothing is shown');
    const { checkout } = buyer.instance as { checkout: NgCheckoutDialog };
    checkout.showDialog('growth');
    expect(checkout.open()).toBe(true);
    await pay();
    await eventually(() => expect(checkout.success()).toBe(true));
    checkout.hideDialog();
    expect(checkout.open()).toBe(false);
    host.destroy();
    host = undefined;
    expect(dialogs()).toHaveLength(0);
  });
});
