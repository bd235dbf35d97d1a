import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-users-tab>`: the people of a company, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: SPEC §2 "Portal tabs", §3 "Team user".
 */
export const FeUsersTab = tabElement('fe-users-tab');
