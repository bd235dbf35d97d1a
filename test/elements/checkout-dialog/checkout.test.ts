import { axeFaults } from '../../kit/axe-faults.ts';
import { describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { billingWire, cardOf, previewOf, subscriptionOf } from '../../kit/checkout/billing-wire.ts';
import { type OpenCheckout, openCheckout } from '../../kit/checkout/open-checkout.ts';

const UPDATE = 'PUT /billing/subscriptions/v1/sub-1';
const REFUSED_TAX_ID = { path: 'taxId', code: 'malformed', params: {} } as const;
const SETUP = 'POST /billing/payment-providers/stripe/setup-intents/v1';
const SUBSCRIBE = 'POST /billing/payment-providers/stripe/subscriptions/v1';
const REFRESH = 'POST /billing/refreshes/v1';

/** Dispatches the page's event; false where a dialog has taken it. */
const ask = (detail: unknown) => document.dispatchEvent(new CustomEvent('fe-checkout', { detail, cancelable: true }));

/** Opens a checkout, looks, and takes it away again. */
const within = async (
  given: Parameters<typeof openCheckout>,
  look: (checkout: OpenCheckout) => Promise<void>,
): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  const checkout = openCheckout(...given);
  try {
    await look(checkout);
  } finally {
    checkout.close();
  }
};

const starter = () => subscriptionOf('starter');
const saved = () => ({ subscription: starter(), currentPlanId: 'starter', methods: [cardOf('1111')] });
const payable = (checkout: OpenCheckout) =>
  eventually(() => expect(checkout.button('Pay $58.31').getAttribute('aria-disabled')).toBeNull());
const cardShown = (checkout: OpenCheckout) => eventually(() => expect(checkout.provider.fields.size).toBe(3));
const bodiesOf = (checkout: OpenCheckout, call: string) =>
  checkout.billing.calls.filter((one) => one.call === call).map(({ body }) => body);

describe('the checkout', () => {
  it('shows the price and what is due, and pays exactly what was shown', () =>
    within([saved()], async (checkout) => {
      await payable(checkout);
      expect(checkout.text()).toContain('$49 per month');
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('You’re on Growth'));
      const [update] = bodiesOf(checkout, UPDATE);
      expect(update).toMatchObject({
        planId: 'growth',
        paymentMethodId: 'card-1111',
        prorationDate: 1_797_336_000,
        currentPlanId: 'starter',
      });
      expect(checkout.events).toEqual([{ type: 'fe-checkout-succeeded', detail: { planId: 'growth' } }]);
      checkout.press('Done');
      expect(checkout.element.open).toBe(false);
      expect(checkout.events.at(-1)?.type).toBe('fe-closed');
    }));

  it('has no button that pays without a preview', () =>
    within(
      [
        {
          ...saved(),
          refuse: { 'GET /billing/plan-changes/v1/preview': { status: 503, errorCode: 'paymentProviderUnavailable' } },
        },
      ],
      async (checkout) => {
        await eventually(() => expect(checkout.text()).toContain('nothing can be paid yet'));
        checkout.button('Confirm change').click();
        await nextFrame();
        expect(bodiesOf(checkout, UPDATE)).toEqual([]);
        checkout.billing.refuse = {};
        checkout.press('Try again');
        await payable(checkout);
      },
    ));

  it('creates the first subscription of a company with a new card', () =>
    within([{}], async (checkout) => {
      await cardShown(checkout);
      await payable(checkout);
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('Enter your card number.'));
      // a field that has just loaded says that it is empty
      document.querySelector('[data-fe-card=cardNumber] input')?.dispatchEvent(new Event('input'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(checkout.text()).toContain('Enter your card number.');
      checkout.provider.enter();
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('You’re on Growth'));
      expect(bodiesOf(checkout, SUBSCRIBE)).toMatchObject([
        { stripePlanId: 'price_growth', paymentMethodId: 'pm_new' },
      ]);
      // the bank is asked about the payment alone, not about the card before
      expect(checkout.billing.calls.map(({ call }) => call)).not.toContain(SETUP);
    }));

  it('tells a decline in place, and takes another card with an attempt of its own', () =>
    within([{}], async (checkout) => {
      await cardShown(checkout);
      await payable(checkout);
      checkout.billing.refuse = {
        [SUBSCRIBE]: { status: 402, errorCode: 'paymentDeclined', declineCode: 'insufficient_funds' },
      };
      checkout.provider.enter();
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('doesn’t have enough funds'));
      expect(checkout.events.at(-1)).toEqual({
        type: 'fe-checkout-failed',
        detail: { message: 'This card doesn’t have enough funds. Use another card.' },
      });
      checkout.billing.refuse = {};
      await payable(checkout);
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('You’re on Growth'));
      const keys = bodiesOf(checkout, SUBSCRIBE).map(({ attemptId }) => attemptId);
      expect(new Set(keys).size).toBe(2);
    }));

  it('tells a decline of the card itself before anything is charged', () =>
    within([{}], async (checkout) => {
      await cardShown(checkout);
      await payable(checkout);
      checkout.provider.decline = { type: 'card_error', code: 'incorrect_cvc' };
      checkout.provider.enter();
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('The security code is wrong.'));
      expect(bodiesOf(checkout, SUBSCRIBE)).toEqual([]);
    }));

  it('asks for the outcome when an answer is lost, and pays no second time', () =>
    within([saved()], async (checkout) => {
      await payable(checkout);
      checkout.billing.refuse = {
        [UPDATE]: 'lost',
        [REFRESH]: { status: 503, errorCode: 'paymentProviderUnavailable' },
      };
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('can’t be reached right now'));
      expect(localStorage.getItem(`fe:checkout:${checkout.app.name}`)).toContain('growth');
      checkout.billing.refuse = {};
      checkout.press('Check again');
      await eventually(() => expect(checkout.text()).toContain('You’re on Growth'));
      expect(bodiesOf(checkout, UPDATE)).toHaveLength(1);
      expect(localStorage.getItem(`fe:checkout:${checkout.app.name}`)).toBeNull();
    }));

  it('goes back to the payment when a lost attempt turns out to be none', () =>
    within([saved()], async (checkout) => {
      await payable(checkout);
      checkout.billing.refuse = { [UPDATE]: { status: 503, errorCode: 'paymentProviderUnavailable' } };
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('you haven’t been charged'));
    }));

  it('pays nothing when another tab was faster', () =>
    within([saved()], async (checkout) => {
      await payable(checkout);
      checkout.billing.currentPlanId = 'growth';
      checkout.billing.refuse = { [UPDATE]: { status: 409, errorCode: 'staleVersion' } };
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('You already have this plan'));
    }));

  it('makes the trial of a plan active without a call that changes the subscription', () =>
    within(
      [
        {
          ...saved(),
          subscription: subscriptionOf('growth', { status: 'trialing' }),
          currentPlanId: 'growth',
          preview: previewOf('growth', {
            lines: [],
            subtotal: 0,
            tax: 0,
            dueNow: 0,
            trialEnd: '2026-12-29T12:00:00.000Z',
          }),
        },
      ],
      async (checkout) => {
        await eventually(() => expect(checkout.text()).toContain('Keep Growth after your trial'));
        await eventually(() => expect(checkout.button('Keep Growth').getAttribute('aria-disabled')).toBeNull());
        checkout.press('Keep Growth');
        await eventually(() => expect(checkout.text()).toContain('You’re on Growth'));
        expect(checkout.app.store.getState().checkout?.status).toBe('ACTIVE');
        const changes = checkout.billing.calls.filter(({ call }) => !call.startsWith('GET'));
        expect(changes).toEqual([]);
      },
    ));

  it('asks for the billing details that are missing, by the country’s own fields', () => {
    const wire = billingWire({ details: { name: '', email: '', address: { country: 'US' }, taxId: '' } });
    let isSaved = false;
    const held = Promise.withResolvers<void>();
    const slow: typeof wire.transport = async (request) => {
      const isOfDetails = request.url.includes('/billing/details/');
      if (isOfDetails && request.method === 'GET' && isSaved) await held.promise;
      const answer = await wire.transport(request);
      if (isOfDetails && request.method === 'PUT') isSaved = answer.status === 200;
      return answer;
    };
    return within([{}, { wire: { ...wire, transport: slow } }], async (checkout) => {
      await eventually(() => expect(checkout.text()).toContain('ZIP code'));
      const input = (name: string) => {
        const found = checkout.element.shadowRoot?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (!found) throw new Error(`There is no field ${name}`);
        return found;
      };
      // what is known of the person is filled in
      expect(input('email').value).toContain('@');
      const enter = (name: string, value: string) => {
        // React hears of a value that is set natively
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), value);
        input(name).dispatchEvent(new Event('input', { bubbles: true }));
      };
      for (const [name, value] of Object.entries({
        name: 'Acme',
        email: 'a@acme.test',
        'address-line1': '1 Main St',
        city: 'Reno',
        state: 'NV',
      }))
        enter(name, value);
      enter('postalCode', '12');
      checkout.press('Continue to payment');
      await eventually(() => expect(checkout.text()).toContain('Enter a code such as 94103.'));
      enter('postalCode', '89501');
      // what the payment provider refuses is told beside its field, and nothing that was typed is lost
      const call = 'PUT /billing/details/v1';
      checkout.billing.refuse = { [call]: { status: 400, errorCode: 'invalidInput', fields: [REFUSED_TAX_ID] } };
      checkout.press('Continue to payment');
      await eventually(() => expect(input('tax-id').getAttribute('aria-invalid')).toBe('true'));
      expect([input('name').value, input('postalCode').value]).toEqual(['Acme', '89501']);
      checkout.billing.refuse = {};
      checkout.press('Continue to payment');
      await eventually(() => expect(isSaved).toBe(true));
      // the payment is shown with what was saved, and with the tax that goes by it
      await nextFrame();
      expect(checkout.text()).not.toContain('Card number');
      held.resolve();
      await cardShown(checkout);
      expect(checkout.text()).toContain('1 Main St, Reno, NV 89501, United States');
      expect(checkout.billing.details).toEqual({
        name: 'Acme',
        email: 'a@acme.test',
        taxId: '',
        address: { country: 'US', addressLine1: '1 Main St', city: 'Reno', state: 'NV', postalCode: '89501' },
      });
    });
  });

  it('says so where the provider’s script is kept away, and loads it again', () => {
    const wire = billingWire();
    let blocked = true;
    const options: Parameters<typeof openCheckout> = [{}, { wire }];
    return within(options, async (checkout) => {
      const { loadCardProvider } = checkout.app.options;
      checkout.close();
      const again = openCheckout(
        {},
        {
          wire,
          options: {
            loadCardProvider: async (address) => {
              if (blocked || !loadCardProvider) throw new Error('blocked');
              return loadCardProvider(address);
            },
          },
        },
      );
      try {
        await eventually(() => expect(again.text()).toContain('turn off blockers'));
        blocked = false;
        again.press('Try again');
        await eventually(() => expect(again.text()).toContain('Card number'));
      } finally {
        again.close();
      }
    });
  });

  for (const [billing, words] of [
    [{ externallyManaged: true }, 'Your billing is managed elsewhere'],
    [{ active: false }, 'Payments aren’t set up yet'],
    [{ currentPlanId: 'growth', subscription: subscriptionOf('growth') }, 'This is your current plan'],
    [{ refuse: { 'GET /billing/subscriptions/v1': { status: 403 } } }, 'You can’t change the subscription'],
  ] as const)
    it(`offers no payment, and says “${words}”`, () =>
      within([billing], async (checkout) => {
        await eventually(() => expect(checkout.text()).toContain(words));
        expect(checkout.element.shadowRoot?.querySelector('form')).toBeNull();
      }));

  it('opens once by an event of the page, and only for its app', () =>
    within([saved(), { attributes: { plan: '' } }], async (checkout) => {
      await eventually(() => expect(checkout.element.shadowRoot?.querySelector('fe-tree, .fe-mount')).toBeTruthy());
      expect(ask({ plan: 'growth', app: 'another' })).toBe(true);
      expect(checkout.element.open).toBe(false);
      expect(ask({ plan: 'growth', app: checkout.app.name })).toBe(false);
      expect(checkout.element).toMatchObject({ open: true, plan: 'growth' });
      await payable(checkout);
    }));

  it('calls back the page that opened it', () =>
    within([saved(), { attributes: {} }], async (checkout) => {
      const heard: string[] = [];
      checkout.element.show({
        plan: 'growth',
        onSuccess: ({ planId }) => heard.push(`bought ${planId}`),
        onClose: () => heard.push('closed'),
      });
      await payable(checkout);
      checkout.press('Pay $58.31');
      await eventually(() => expect(heard).toEqual(['bought growth']));
      checkout.press('Done');
      expect(heard).toEqual(['bought growth', 'closed']);
    }));

  it('has no fault that axe finds, but for the provider’s own fields', () =>
    within([{}], async (checkout) => {
      await cardShown(checkout);
      await payable(checkout);
      expect(await axeFaults(checkout.element)).toEqual([]);
    }));
});

describe('the card fields', () => {
  it('stand in the page’s document, through every shadow root around the element', async () => {
    const outer = document.createElement('div');
    const inner = document.createElement('div');
    outer.attachShadow({ mode: 'open' }).append(inner);
    const place = inner.attachShadow({ mode: 'open' });
    document.body.append(outer);
    try {
      await within([{}, { place }], async (checkout) => {
        await cardShown(checkout);
        for (const input of checkout.provider.fields.values()) {
          expect(input.getRootNode()).toBe(document);
          expect(input.getBoundingClientRect().width).toBeGreaterThan(40);
        }
      });
      expect(outer.children).toHaveLength(0);
    } finally {
      outer.remove();
    }
  });

  it('leave nothing in the page when the dialog is closed', () =>
    within([{}], async (checkout) => {
      await cardShown(checkout);
      expect(checkout.element.querySelectorAll('[data-fe-card]')).toHaveLength(3);
      checkout.element.hide();
      await eventually(() => expect(checkout.element.children).toHaveLength(0));
    }));
});

describe('the bank’s confirmation', () => {
  it('finds no modal above it, neither ours nor the page’s, and both are modal again afterwards', async () => {
    const host = document.createElement('dialog');
    document.body.append(host);
    host.showModal();
    const closings: string[] = [];
    host.addEventListener('close', () => closings.push('close'));
    try {
      await within([saved(), { place: host }], async (checkout) => {
        await payable(checkout);
        checkout.billing.payment = {
          status: 'confirmationRequired',
          amount: 5831,
          currency: 'usd',
          clientSecret: 'pi_1_secret',
        };
        const frame = document.createElement('button');
        frame.textContent = 'I confirm';
        Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '2147483647' });
        let seen = {};
        checkout.provider.challenge = async () => {
          document.body.append(frame);
          frame.focus();
          const { clientWidth, clientHeight } = document.documentElement;
          seen = {
            modals: [host, checkout.dialog()].map((dialog) => [dialog?.open, dialog?.matches(':modal')]),
            top: document.elementFromPoint(clientWidth / 2, clientHeight / 2) === frame,
            focused: document.activeElement === frame,
          };
          frame.remove();
          checkout.billing.payment = { status: 'succeeded', amount: 5831, currency: 'usd' };
          checkout.billing.currentPlanId = 'growth';
          return undefined;
        };
        checkout.press('Pay $58.31');
        await eventually(() => expect(checkout.text()).toContain('You’re on Growth'));
        expect(seen).toEqual({
          modals: [
            [true, false],
            [true, false],
          ],
          top: true,
          focused: true,
        });
        expect(checkout.provider.confirmed).toEqual(['pi_1_secret']);
        expect([host.matches(':modal'), checkout.dialog()?.matches(':modal')]).toEqual([true, true]);
        expect(host.getAttribute('style') ?? '').toBe('');
        await nextFrame();
        expect(closings).toEqual([]);
      });
    } finally {
      host.remove();
    }
  });

  it('that fails leaves the plan as it was, and asks for another try', () =>
    within([saved()], async (checkout) => {
      await payable(checkout);
      checkout.billing.payment = {
        status: 'confirmationRequired',
        amount: 5831,
        currency: 'usd',
        clientSecret: 'pi_1_secret',
      };
      checkout.provider.challenge = async () => ({ type: 'card_error', code: 'payment_intent_authentication_failure' });
      checkout.press('Pay $58.31');
      await eventually(() => expect(checkout.text()).toContain('Your bank couldn’t confirm that it’s you.'));
      expect(checkout.billing.currentPlanId).toBe('starter');
    }));
});
