import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-account-tab>`: the settings of the account, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/sub-accounts.md#account-settings.
 */
export const FeAccountTab = /* @__PURE__ */ tabElement('fe-account-tab');
