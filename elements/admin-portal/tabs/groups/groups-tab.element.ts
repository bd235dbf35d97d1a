import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-groups-tab>`: the groups of a company, who is in each and what it gives them, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/people.md#groups.
 */
export const FeGroupsTab = /* @__PURE__ */ tabElement('fe-groups-tab');
