import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-personal-api-tokens-tab>`: the API tokens of the person, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/api-tokens.md#calls.
 */
export const FePersonalApiTokensTab = /* @__PURE__ */ tabElement('fe-personal-api-tokens-tab');
