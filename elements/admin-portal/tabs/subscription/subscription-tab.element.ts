import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-subscription-tab>`: the plan of a company, what it uses of it, its payment methods and invoices, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/billing.md.
 */
export const FeSubscriptionTab = tabElement('fe-subscription-tab');
