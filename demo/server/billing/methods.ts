import * as v from 'valibot';
import { paymentMethods } from '../../../core/contract/billing.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { EMAIL_MAX, NAME_MAX } from '../../../core/contract/limits.ts';
import { ok } from '../../../core/contract/failure.ts';
import { paymentMethod } from '../checks/billing.ts';
import { email, id, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import { Declined, notFound, refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { PaymentMethodRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import { findAccount, findLive } from './account.ts';
import { changing, orDecline } from './context.ts';
import { methodView } from './views.ts';

const line = v.exactOptional(text(NAME_MAX));

/** Check of a postal address. */
export const address = v.object({
  addressLine1: line,
  addressLine2: line,
  city: line,
  state: line,
  postalCode: line,
  country: v.exactOptional(v.pipe(text(2), v.regex(/^([A-Z]{2})?$/, rule('malformed')))),
});

type Rows = Pick<Reader, 'paymentMethods' | 'billingAccounts' | 'subscriptions'>;

const viewsOf = async (rows: Rows, tenantId: TenantId, methods: readonly PaymentMethodRecord[]) => {
  const [account, live] = await Promise.all([findAccount(rows), findLive(rows, tenantId)]);
  const views = methods.map((method) => methodView(method, account, live));
  return views.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));
};

/** Payment method of the tenant by its id here or at the provider. */
export const findMethod = async (
  rows: Pick<Reader, 'paymentMethods'>,
  wanted: string,
): Promise<PaymentMethodRecord | undefined> =>
  (await rows.paymentMethods.get(wanted)) ??
  (await rows.paymentMethods.find({ where: { externalId: wanted }, limit: 1 }))[0];

const params = v.object({ paymentMethodId: id() });
const missing = () => notFound('Payment method');

/** Routes of payment methods. Source: protocol/billing.md#payment-method. */
export const paymentMethodRoutes = serve(paymentMethods, {
  list: allowed('fe.subscriptions.read', {
    answer: v.array(paymentMethod),
    handle: async ({ store, caller }) => {
      const found = await store.paymentMethods.find({ order: [['createdAt', 'desc']] });
      return ok(await viewsOf(store, caller.tenantId, found));
    },
  }),
  read: allowed('fe.subscriptions.read', {
    params,
    answer: paymentMethod,
    handle: async ({ store, caller, params: { paymentMethodId } }) => {
      const found = await store.paymentMethods.get(paymentMethodId);
      const [view] = found ? await viewsOf(store, caller.tenantId, [found]) : [];
      return view ? ok(view) : missing();
    },
  }),
  updateBillingDetails: allowed('fe.subscriptions.write', {
    params,
    body: v.object({
      email: v.exactOptional(v.union([v.pipe(text(EMAIL_MAX), v.literal('')), email()])),
      address: v.exactOptional(address),
    }),
    handle: async (context) => {
      const { store, body, params: given, write } = context;
      return changing(context, async ({ payments, refresh }) => {
        const found = await store.paymentMethods.get(given.paymentMethodId);
        if (!found) return orDecline(missing());
        await payments.saveMethod(found.externalId, body);
        await write({ action: 'Payment method changed', details: { last4: found.last4 } }, async () => undefined);
        return refresh();
      });
    },
  }),
  setDefault: allowed('fe.subscriptions.write', {
    params,
    handle: async (context) => {
      const { store, caller, params: given, write } = context;
      return changing(context, async ({ payments, account, refresh }) => {
        const found = await store.paymentMethods.get(given.paymentMethodId);
        if (!found || !account?.customerId) return orDecline(missing());
        const live = await findLive(store, caller.tenantId);
        await payments.setDefaultMethod(account.customerId, live?.externalId, found.externalId);
        const details = { brand: found.brand, last4: found.last4 };
        await write({ action: 'Default payment method changed', details }, async () => undefined);
        return refresh();
      });
    },
  }),
  remove: allowed('fe.subscriptions.write', {
    params,
    handle: async (context) => {
      const { store, caller, params: given, write } = context;
      return changing(context, async ({ payments, refresh }) => {
        const found = await store.paymentMethods.get(given.paymentMethodId);
        const [view] = found ? await viewsOf(store, caller.tenantId, [found]) : [];
        if (!found || !view) return orDecline(missing());
        if (!view.removable) {
          const refused = refuse('paymentMethodNeeded');
          if (!refused.ok) throw new Declined(refused.failure);
        }
        await payments.removeMethod(found.externalId);
        const details = { brand: found.brand, last4: found.last4 };
        await write({ action: 'Payment method removed', severity: 'Warning', details }, async () => undefined);
        return refresh();
      });
    },
  }),
});
