import type { CommonMessages } from '../i18n/namespaces.ts';
import type { Host } from '../kit/host/host.ts';
import { make } from '../kit/dom/nodes.ts';

/** The place of a picture, and unless it stands alone of a name. */
export const userButtonFrame = (host: Host, { loading }: CommonMessages): Node =>
  make(
    'span',
    { class: 'fe-user', role: 'status' },
    make('span', { class: 'fe-unseen' }, loading),
    make('span', { class: 'fe-bone fe-user-bone' }),
    ...(host.getState().values['compact'] ? [] : [make('span', { class: 'fe-bone fe-user-bone-name' })]),
  );
