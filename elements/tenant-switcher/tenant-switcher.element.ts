import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import header from '../themes/header-element.css?inline';
import css from './tenant-switcher.css?inline';
import { tenantSwitcherFrame } from './tenant-switcher.frame.ts';

/**
 * `<fe-tenant-switcher>`: the active company, and a list of the user's others. A user of one company sees its name; hidden
 * without a session. With `authOptions.enableSessionPerTenant` each tab has a company of its own.
 *
 * @fires fe-tenant-switched
 * @fires fe-error
 * @csspart tenant - the company's picture and name; a button if there are others.
 * @csspart tenant-name - its name.
 * @csspart list - the menu with search and companies.
 * @csspart option - one company of the list.
 * Source: product.md#tenant-switch, protocol/sign-in.md#switch-tenant, product.md#storage-keys.
 */
export const FeTenantSwitcher = /* @__PURE__ */ defineElement({
  tag: 'fe-tenant-switcher',
  events: { 'fe-tenant-switched': 'tenant.switched' },
  styles: [...themeStyles, header, css],
  frame: tenantSwitcherFrame,
  load: () => import('./tenant-switcher.tree.tsx'),
  messages: ['account'],
});
