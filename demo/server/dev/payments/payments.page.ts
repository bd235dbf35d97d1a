import type Stripe from 'stripe';
import { exactFormat, inMainUnit } from '../../../../core/contract/money.ts';
import { html, type Html } from '../../html.ts';
import { devPage } from '../page.ts';
import { type Account, idOf } from './account/account.ts';
import { TEST_CARDS, type TestCard } from './cards/test-cards.ts';

/** Rows of each table; older ones are left out. */
const SHOWN = 50;

const newest = <Item>(items: Readonly<Record<string, Item>>): Item[] => Object.values(items).slice(-SHOWN).toReversed();

const time = (seconds: number): Html =>
  html`<time datetime="${new Date(seconds * 1000).toISOString()}">${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')}</time>`;

const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', exactFormat(currency)).format(inMainUnit({ amount, currency }));

const table = (id: string, title: string, columns: readonly string[], rows: readonly Html[], none: string): Html =>
  html`<h2 id="${id}">${title}</h2>
<div class="wide" role="region" tabindex="0" aria-labelledby="${id}"><table><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.length > 0 ? rows : html`<tr><td colspan="${columns.length}" class="empty">${none}</td></tr>`}</tbody></table></div>`;

const nameOf = ({ state }: Account, customer: string | { id: string } | null): string => {
  const one = state.customers[idOf(customer) ?? ''];
  return one && !one.deleted ? (one.name ?? one.email ?? one.id) : 'deleted';
};

const cardsOf = ({ state }: Account, customer: string): string =>
  Object.values(state.paymentMethods)
    .filter((method) => method.customer === customer)
    .map(({ card }) => `${card?.brand} ${card?.last4}`)
    .join(', ') || '–';

const customers = (account: Account): Html =>
  table(
    'customers',
    'Customers',
    ['Name', 'Email', 'Cards', 'Id'],
    newest(account.state.customers)
      .filter((one): one is Stripe.Customer => !one.deleted)
      .map(
        ({ id, name, email }) =>
          html`<tr><td><bdi>${name ?? '–'}</bdi></td><td>${email ?? '–'}</td><td>${cardsOf(account, id)}</td><td><code>${id}</code></td></tr>`,
      ),
    'No customers yet.',
  );

const planOf = ({ state }: Account, { items }: Stripe.Subscription): string =>
  items.data
    .map(({ price, quantity }) => {
      const name = state.products[String(price.product)]?.name ?? price.id;
      return `${quantity ?? 1} × ${name}, ${money(price.unit_amount ?? 0, price.currency)} a ${price.recurring?.interval ?? 'month'}`;
    })
    .join('; ');

const subscriptions = (account: Account): Html =>
  table(
    'subscriptions',
    'Subscriptions',
    ['Customer', 'Plan', 'Status', 'Period ends', 'Id'],
    newest(account.state.subscriptions).map((one) => {
      const end = one.items.data[0]?.current_period_end ?? one.start_date;
      const status = `${one.status}${one.cancel_at_period_end ? ', ends with its period' : ''}${one.pending_update ? ', change waits for payment' : ''}${one.schedule === null ? '' : ', change scheduled'}`;
      return html`<tr><td><bdi>${nameOf(account, one.customer)}</bdi></td><td>${planOf(account, one)}</td><td>${status}</td><td>${time(end)}</td><td><code>${one.id}</code></td></tr>`;
    }),
    'No subscriptions yet. Choose a plan in the demo.',
  );

const invoices = (account: Account): Html =>
  table(
    'invoices',
    'Invoices',
    ['Number', 'Customer', 'Total', 'Status', 'Made', 'Id'],
    newest(account.state.invoices).map(
      (one) =>
        html`<tr><td class="number">${one.number ?? 'draft'}</td><td><bdi>${nameOf(account, one.customer)}</bdi></td><td>${money(one.total, one.currency)}</td><td>${one.status ?? ''}${one.next_payment_attempt === null ? '' : html`, again at ${time(one.next_payment_attempt)}`}</td><td>${time(one.created)}</td><td><code>${one.id}</code></td></tr>`,
    ),
    'No invoices yet.',
  );

const events = ({ state }: Account): Html =>
  table(
    'events',
    'Events delivered',
    ['Type', 'At', 'Delivery', 'Action'],
    state.deliveries
      .slice(-SHOWN)
      .toReversed()
      .map(({ id, event, state: delivery, attempts, status }) => {
        const told = state.events[event];
        const answer =
          status === null
            ? ''
            : ` (${status === 0 ? 'no answer' : `answered ${status}`}${attempts > 1 ? `, ${attempts} attempts` : ''})`;
        return html`<tr><td><code>${told?.type ?? event}</code></td><td>${told ? time(told.created) : ''}</td><td>${delivery}${answer}</td><td><button type="button" data-redeliver="${id}">Deliver again</button></td></tr>`;
      }),
    'No events yet.',
  );

const behaviourOf = ({ decline, declinesLater, secure, declineAfter, securityFails, disputed }: TestCard): string => {
  if (disputed) return 'pays, and the payment is disputed';
  if (securityFails) return '3-D Secure fails';
  if (declineAfter) return `3-D Secure, then ${declineAfter}`;
  if (secure)
    return {
      always: '3-D Secure for each payment',
      unlessSetUp: '3-D Secure until it is set up',
      setUp: '3-D Secure with the customer there',
    }[secure];
  if (decline) return declinesLater ? `is added, then ${decline}` : decline;
  return 'pays';
};

const cards = (): Html =>
  html`<details><summary>Test cards <span>any date to come, any security code</span></summary>
<div class="wide" role="region" tabindex="0" aria-label="Test cards"><table><thead><tr><th scope="col">Number</th><th scope="col">Brand</th><th scope="col">Behavior</th></tr></thead>
<tbody>${Object.entries<TestCard>(TEST_CARDS).map(([number, card]) => html`<tr><td><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${card.brand}</td><td>${behaviourOf(card)}</td></tr>`)}</tbody></table></div></details>`;

const number = (name: string, label: string, value: number, most: number): Html =>
  html`<label>${label} <input type="number" name="${name}" min="0" max="${most}" value="${value}"></label>`;

const check = (name: string, label: string, on: boolean): Html =>
  html`<label><input type="checkbox" name="${name}" ${on ? html`checked` : ''}> ${label}</label>`;

const controls = ({ state, now }: Account): Html => {
  const { down, slowMs, drop, double, shuffle, delaySeconds } = state.faults;
  const ahead =
    state.ahead === 0 ? 'the machine’s time' : `${Math.round(state.ahead / 3600)} hours ahead of the machine`;
  return html`<h2>Clock</h2>
<p>${time(now())} UTC, ${ahead}. What falls due on the way is done: renewals, ends of trials, payments made again.</p>
<p class="actions">${[
    ['1 hour', 3_600],
    ['1 day', 86_400],
    ['1 week', 604_800],
    ['1 month', 2_678_400],
  ].map(
    ([name, seconds]) => html`<button type="button" data-advance="${seconds ?? 0}">Forward ${name ?? ''}</button> `,
  )}</p>
<h2>Faults</h2>
<form id="faults" class="faults" data-down="${String(down)}">${[
    check('down', 'Down: every call fails', down),
    number('slowMs', 'Delay of every answer, milliseconds', slowMs, 60_000),
    number('drop', 'Events dropped, percent', Math.round(drop * 100), 100),
    number('double', 'Events delivered twice, percent', Math.round(double * 100), 100),
    number('delaySeconds', 'Delay of events, seconds', delaySeconds, 604_800),
    check('shuffle', 'Events in any order', shuffle),
  ]}<button type="submit">Apply</button></form>`;
};

/** Page about the test card processor: customers, subscriptions, invoices, events, its clock and its faults. */
export const paymentsPage = (account: Account): string =>
  devPage(
    'Payments',
    html`
<p>The test card processor stands for Stripe: no money moves. It is asked by the server as Stripe would be, and its card fields are in frames of another origin.</p>
<p id="said" role="status"></p>
${cards()}
<div id="controls">${controls(account)}</div>
<div id="live">
${subscriptions(account)}
${invoices(account)}
${customers(account)}
${events(account)}
</div>
<script src="/dev/payments/page.js" type="module"></script>`,
  );
