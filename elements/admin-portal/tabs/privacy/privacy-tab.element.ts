import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-privacy-tab>`: password, second factors and sessions of the signed-in user, as the portal shows them, in a place of
 * its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/second-factors.md#own-factors, protocol/sessions.md#list.
 */
export const FePrivacyTab = /* @__PURE__ */ tabElement('fe-privacy-tab');
