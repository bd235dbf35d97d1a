import { oneOf, rich } from '../../../elements/kit/host/attribute-types.ts';
import type { CredentialsSpec } from '../../../elements/kit/credentials/spec.ts';
import { credentialsOf } from '../../../elements/kit/credentials/credentials.ts';
import { defineElement } from '../../../elements/kit/element/define-element.ts';
import { createElement } from '../../../elements/kit/dom/nodes.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';

/** An element that shows the form it is told to show; its first field is there before its screen. */
export const FeForm = defineElement({
  tag: 'fe-form',
  attributes: { credentials: oneOf('light', 'shadow') },
  properties: { spec: rich<CredentialsSpec>() },
  styles: themeStyles,
  frame: (host, words) => {
    const slot = createElement('slot', { name: 'credentials' });
    const email = { name: 'email', kind: 'email', label: 'Email' } as const;
    credentialsOf(host).show({ step: 'first', fields: [email], submit: 'Continue' }, words);
    credentialsOf(host).setSlot(slot);
    return slot;
  },
  load: () => import('./form.tree.tsx'),
});
