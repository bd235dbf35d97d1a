import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-roles-tab>`: the roles of a company and what each gives, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: product.md#portal-tabs, protocol/people.md#roles.
 */
export const FeRolesTab = /* @__PURE__ */ tabElement('fe-roles-tab');
