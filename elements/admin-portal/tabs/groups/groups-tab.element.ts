import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-groups-tab>`: the groups of a company, who is in each and what it gives them, as the portal shows them, in a place of its own.
 *
 * @fires fe-navigate
 * @fires fe-error
 * @csspart root
 * @csspart page
 * Source: SPEC §2 "Portal tabs", §3 "Group".
 */
export const FeGroupsTab = tabElement('fe-groups-tab');
