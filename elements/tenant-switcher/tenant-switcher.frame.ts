import type { CommonMessages } from '../i18n/namespaces.ts';
import type { Host } from '../kit/host/host.ts';
import { make } from '../kit/dom/nodes.ts';

/** The place of a picture and a name. */
export const tenantSwitcherFrame = (_host: Host, { loading }: CommonMessages): Node =>
  make(
    'span',
    { class: 'fe-tenant', role: 'status' },
    make('span', { class: 'fe-unseen' }, loading),
    make('span', { class: 'fe-bone fe-tenant-bone' }),
    make('span', { class: 'fe-bone fe-tenant-bone-name' }),
  );
