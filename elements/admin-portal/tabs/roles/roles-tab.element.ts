import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-roles-tab>`: the roles of a company and what each gives, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: SPEC §2 "Portal tabs", §3 "Role".
 */
export const FeRolesTab = tabElement('fe-roles-tab');
