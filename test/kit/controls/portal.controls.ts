import { NAVIGATION } from '../../../core/portal/navigation.ts';
import type { PortalTab } from '../../../elements/admin-portal/define-tab.ts';
import { messages } from '../../../elements/i18n/en/portal.ts';
import { type ControlPlaces, needing, readGroups, readRoles } from './control.ts';

const tabs = Object.values(
  import.meta.glob<PortalTab>('../../../elements/admin-portal/tabs/*/*.tab.ts', { eager: true, import: 'tab' }),
);
/** Sections in everyone's navigation. */
const always = tabs.map(({ section }) => section).filter((section) => NAVIGATION[section].visibility === 'always');

export const places: ControlPlaces = {
  'the portal': {
    tag: 'fe-admin-portal',
    path: '/',
    there: '.fe-nav',
    within: '.fe-nav *',
    harmless: [messages.skip, ...always.map((section) => messages.sections[section])],
    controls: [
      readGroups('Groups', 'groups.list', 'groups.read', 'groups.bulkGet', 'groups.config'),
      needing('fe.subscriptions.read')(
        'Subscription',
        'subscriptions.list',
        'subscriptions.preview',
        'subscriptions.payment',
        'billing.summary',
        'billing.usage',
        'billing.details',
        'invoices.list',
        'invoices.pdf',
        'paymentMethods.list',
      ),
      needing('fe.secure.read.userApiTokens')(
        'Personal API tokens',
        'personalTokens.page',
        'personalTokens.listClients',
        'personalTokens.listAccess',
      ),
      needing('fe.secure.read.tenantApiTokens')(
        'API tokens',
        'tenantTokens.page',
        'tenantTokens.listClients',
        'tenantTokens.listClientsV2',
        'tenantTokens.listAccess',
      ),
      needing('fe.account-hierarchy.read.subAccount')(
        'All accounts',
        'tenants.search',
        'tenants.count',
        'subTenants.read',
      ),
      readRoles('Roles', 'roles.list', 'permissions.list', 'permissions.categories'),
    ],
  },
};
