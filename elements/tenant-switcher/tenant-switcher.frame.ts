import type { CommonMessages } from '../i18n/namespaces.ts';
import type { Host } from '../kit/host/host.ts';
import { createElement } from '../kit/dom/nodes.ts';

/** Skeleton of the tenant switcher: a picture and a name. */
export const tenantSwitcherFrame = (_host: Host, { loading }: CommonMessages): Node =>
  createElement(
    'span',
    { class: 'fe-tenant', role: 'status' },
    createElement('span', { class: 'fe-visually-hidden' }, loading),
    createElement('span', { class: 'fe-skeleton fe-tenant-skeleton' }),
    createElement('span', { class: 'fe-skeleton fe-tenant-skeleton-name' }),
  );
