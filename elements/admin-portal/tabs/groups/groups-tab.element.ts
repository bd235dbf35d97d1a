import { tabElement } from '../../tab-element.ts';

/**
 * `<fe-groups-tab>`: the groups of a company, who is in each and what it gives them, as the portal shows them, in a place of its own.
 *
 * @attr app - the name of the app to belong to; else the nearest `<fe-app>`, else the default app.
 * @attr base-url - makes an app for this service; only the page's own origin or a listed one.
 * @attr client-id - the client of that app.
 * @attr preview - runs over demo data in the page.
 * @attr theme - `modern`, `classic`, `vivid` or `dark`; the app's unless given, else `modern`.
 * @attr color-scheme - `auto` (default, the page's), `light` or `dark`.
 * @attr routing - where it keeps its place: `memory` (default), `hash` or `path`.
 * @attr basename - the path below which it is, where its place is in the page's address.
 * @attr path - where it begins, and goes to whenever this becomes another: `/?dialog=add`.
 * @prop localizations - words of the page's own, by language or `any`.
 * @fires fe-navigate - another place is shown; `detail` is `{ path, tab, subTab, row, dialog }`.
 * @fires fe-error - the screen could not be shown; `detail` is `{ kind, message }`.
 * @csspart root - all of it.
 * @csspart page - the screen.
 * Source: SPEC §2 "Portal tabs", §3 "Group".
 */
export const FeGroupsTab = tabElement('fe-groups-tab', 'groups');
