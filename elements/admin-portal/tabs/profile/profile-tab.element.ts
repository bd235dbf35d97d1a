import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-profile-tab>`: the profile of the signed-in user, as the portal shows it, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/accounts.md#profile.
 */
export const FeProfileTab = /* @__PURE__ */ tabElement('fe-profile-tab');
