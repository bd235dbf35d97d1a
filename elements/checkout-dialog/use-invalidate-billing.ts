import { useCallback } from 'react';
import { billing, paymentMethods, subscriptions } from '../../core/contract/billing.ts';
import type { Subscription } from '../../core/contract/entities/billing.ts';
import { queriesFeature } from '../../core/queries/queries.feature.ts';
import { invalidateQueries } from '../kit/invalidate-queries.ts';
import { useApp, useFeature } from '../kit/use-app.ts';
import { queryKeyOf } from '../kit/use-call.ts';
import { useQueryScope } from '../kit/use-query-scope.ts';

const PREFIX = billing.plans.path.slice(0, billing.plans.path.indexOf('/billing/'));

/** Functions that bring all billing data of the screens up to date. */
export const useInvalidateBilling = () => {
  const scope = useQueryScope();
  const app = useApp();
  const { answers } = useFeature(queriesFeature);
  /** Refetches every call of billing, and the entitlements of what was bought. */
  const refetchBilling = useCallback(async () => {
    await invalidateQueries(answers, {
      predicate: ({ queryKey: [owner, call] }) => owner === scope && String(call).includes(PREFIX),
    });
    if (app.options.entitlementsOptions?.enabled) await app.loadEntitlements();
  }, [answers, app, scope]);
  /** Marks the trial's subscription as active in the cache, as the protocol has it; the server learns of the card only. */
  const activateLocally = useCallback(() => {
    const activate = (one: Subscription): Subscription =>
      one.status === 'trialing' ? { ...one, status: 'active' } : one;
    answers.setQueriesData<Subscription[]>({ queryKey: queryKeyOf(scope, subscriptions.list) }, (list) =>
      list?.map(activate),
    );
    answers.setQueriesData<Subscription>(
      { queryKey: queryKeyOf(scope, subscriptions.read) },
      (one) => one && activate(one),
    );
    for (const call of [billing.summary, paymentMethods.list])
      void invalidateQueries(answers, { queryKey: queryKeyOf(scope, call) });
  }, [answers, scope]);
  return { refetchBilling, activateLocally };
};
