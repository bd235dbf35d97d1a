import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import header from '../themes/header-element.css?inline';
import css from './tenant-switcher.css?inline';
import { tenantSwitcherFrame } from './tenant-switcher.frame.ts';
import { tenantWords } from './words/tenant-switcher.words.ts';

/**
 * `<fe-tenant-switcher>`: the company a person acts in, and the way to their others. A person of one company sees its name;
 * whoever is not signed in sees nothing. With `authOptions.enableSessionPerTenant` each tab has a company of its own.
 *
 * @attr app - the name of the app to belong to; else the nearest `<fe-app>`, else the default app.
 * @attr base-url - makes an app for this service; only the page's own origin or a listed one.
 * @attr client-id - the client of that app.
 * @attr preview - runs over demo data in the page.
 * @attr theme - `modern`, `classic`, `vivid` or `dark`; the app's unless given, else `modern`.
 * @attr color-scheme - `auto` (default, the page's), `light` or `dark`.
 * @prop localizations - words of the page's own, by language or `any`.
 * @fires fe-tenant-switched - the person acts in another company; `detail` is `{ userId, tenantId }`.
 * @fires fe-error - the element could not be shown; `detail` is `{ kind, message }`.
 * @csspart tenant - the company's picture and name, a button where there are others.
 * @csspart tenant-name - its name.
 * @csspart list - what opens: the search and the companies.
 * @csspart option - one company in it.
 * Source: SPEC §4 "Tenant switch failure", §7 "PUT /tenant", §9 "Session-per-tenant storage key".
 */
export const FeTenantSwitcher = defineElement({
  tag: 'fe-tenant-switcher',
  events: { 'fe-tenant-switched': 'tenant.switched' },
  styles: [...themeStyles, header, css],
  frame: tenantSwitcherFrame,
  load: () => import('./tenant-switcher.tree.tsx'),
  words: tenantWords,
  says: ['tenantSwitcher'],
});
