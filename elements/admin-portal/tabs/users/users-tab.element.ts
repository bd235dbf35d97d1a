import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-users-tab>`: the people of a company, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-invite-member-clicked
 * @fires fe-invite-member-submit
 * @fires fe-invite-members-submit
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/people.md#members.
 */
export const FeUsersTab = /* @__PURE__ */ tabElement('fe-users-tab');
