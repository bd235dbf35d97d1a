import type { CommonMessages } from '../i18n/namespaces.ts';
import type { Host } from '../kit/host/host.ts';
import { createElement } from '../kit/dom/nodes.ts';

/** Skeleton of the user button: a picture, and a name unless it is `compact`. */
export const userButtonFrame = (host: Host, { loading }: CommonMessages): Node =>
  createElement(
    'span',
    { class: 'fe-user', role: 'status' },
    createElement('span', { class: 'fe-visually-hidden' }, loading),
    createElement('span', { class: 'fe-skeleton fe-user-skeleton' }),
    ...(host.getState().values['compact']
      ? []
      : [createElement('span', { class: 'fe-skeleton fe-user-skeleton-name' })]),
  );
