import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-all-accounts-tab>`: the accounts below the company's own, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/sub-accounts.md.
 */
export const FeAllAccountsTab = /* @__PURE__ */ tabElement('fe-all-accounts-tab');
