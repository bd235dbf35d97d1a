import { CreditCard } from 'lucide';
import { useId } from 'react';
import { lazyScreen } from '../../../kit/lazy-screen.tsx';
import { LoadingBoundary } from '../../../kit/loading-boundary.tsx';
import { useAppState } from '../../../kit/use-app.ts';
import { useMessages } from '../../../kit/use-messages.ts';
import { useStyles } from '../../../kit/use-styles.ts';
import { Answer } from '../../../ui/answer/answer.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDates } from '../../../ui/relative-time/use-dates.ts';
import { SkeletonCard, SkeletonRows } from '../../../ui/skeleton/skeleton.tsx';
import { TabList } from '../../../ui/tabs/tab-list.tsx';
import { TabPanel } from '../../../ui/tabs/tabs.tsx';
import { usePortalRouter } from '../../router/portal-router.tsx';
import { useDialog } from '../../router/use-dialog.ts';
import { Overview } from './overview/overview.tsx';
import { PaymentIssue } from './overview/payment-issue.tsx';
import { useKeepPlan } from './overview/use-plan-commands.ts';
import { BILLING_DIALOGS, SubscriptionDialogs } from './subscription-dialogs.tsx';
import { type Billing, useBilling } from './use-billing.ts';
import css from './billing-list.css?inline';

const Plans = lazyScreen(async () => ({ Screen: (await import('./plans/plans-view.tsx')).PlansView }));
const Invoices = lazyScreen(async () => ({ Screen: (await import('./invoices/invoices-view.tsx')).InvoicesView }));

const VIEWS = ['overview', 'plans', 'invoices'] as const;

type View = (typeof VIEWS)[number];

/**
 * Subscription of the tenant: plan, usage, payment methods, billing details, plans to choose from, and invoices.
 * Source: product.md#portal-tabs, protocol/billing.md.
 */
export const Screen = () => {
  useStyles(css);
  const messages = useMessages('subscription');
  const id = useId();
  const { location: place, go } = usePortalRouter();
  const billing = useBilling();
  const view = VIEWS.find((one) => one === place.subTab) ?? 'overview';
  const show = (next: View) => go({ tab: place.tab, subTab: next === 'overview' ? undefined : next });
  const isMissing = billing.value
    ? billing.value.plans.length === 0 && !billing.value.subscription
    : billing.failure?.kind === 'paymentProviderMissing';
  if (isMissing)
    return (
      <Page title={messages.title} description={messages.description}>
        <EmptyState icon={CreditCard} title={messages.notSetUp.title}>
          {messages.notSetUp.hint}
        </EmptyState>
      </Page>
    );
  return (
    <Page
      title={messages.title}
      description={messages.description}
      tabs={
        <TabList
          id={id}
          label={messages.title}
          tabs={VIEWS.map((one) => ({ id: one, label: messages.views[one] }))}
          value={view}
          onChange={show}
        />
      }
    >
      <TabPanel of={id} tab={view}>
        <Answer of={billing} waiting={<Waiting />}>
          {(known) => <Views billing={known} view={view} show={show} />}
        </Answer>
      </TabPanel>
    </Page>
  );
};

const Views = ({ billing, view, show }: { billing: Billing; view: View; show: (view: View) => void }) => {
  const { plan: words } = useMessages('subscription');
  const dialogs = useDialog(...BILLING_DIALOGS);
  const keep = useKeepPlan();
  const { subscription, plan, mayWrite } = billing;
  const pay = mayWrite ? (invoice: string) => dialogs.open('pay', invoice) : undefined;
  return (
    <div className="fe-billing-view">
      <Notices billing={billing} />
      {subscription?.paymentIssue && (
        <PaymentIssue of={subscription} plan={plan?.name ?? words.custom} onResume={pay} />
      )}
      {view === 'overview' && <Overview billing={billing} open={dialogs.open} onPlans={() => show('plans')} />}
      <LoadingBoundary fallback={<SkeletonRows rows={5} columns={3} />}>
        {view === 'plans' && (
          <Plans
            billing={billing}
            onChoose={(chosen) => {
              // the current plan can be chosen where another is to follow
              if (subscription && chosen.id === plan?.id) keep.run(subscription, chosen);
              else dialogs.open('plan', chosen.id);
            }}
          />
        )}
        {view === 'invoices' && <Invoices onPay={pay} />}
      </LoadingBoundary>
      <SubscriptionDialogs billing={billing} dialogs={dialogs} />
    </div>
  );
};

const Waiting = () => (
  <div className="fe-billing-view">
    <SkeletonCard lines={4} />
    <SkeletonCard lines={3} quiet />
  </div>
);

/** Notes on all of it: managed elsewhere, or as of the provider's last answer. */
const Notices = ({ billing: { summary, subscription } }: { billing: Billing }) => {
  const messages = useMessages('subscription');
  const dates = useDates();
  const vendor = useAppState((state) => state.vendor.publicInfo?.name);
  const { unavailableSince } = summary;
  return (
    <>
      {(summary.externallyManaged || subscription?.externallyManaged) && (
        <Banner tone="info">{vendor ? messages.managedBy({ vendor }) : messages.managed}</Banner>
      )}
      {unavailableSince && (
        <Banner tone="warning">
          {messages.unavailable({ time: dates.dateTime(new Date(unavailableSince).getTime()) })}
        </Banner>
      )}
    </>
  );
};
