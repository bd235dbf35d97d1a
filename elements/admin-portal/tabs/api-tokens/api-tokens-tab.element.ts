import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-api-tokens-tab>`: the API tokens of a company and what each may do, as the portal shows them, in a place of its
 * own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/api-tokens.md#calls.
 */
export const FeApiTokensTab = /* @__PURE__ */ tabElement('fe-api-tokens-tab');
