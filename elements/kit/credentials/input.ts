import { createElement } from '../dom/nodes.ts';
import type { FieldKind } from './spec.ts';

type Attributes = Readonly<Record<string, string>>;

/** No help from keyboards and spelling checkers, which may also upload what they check. */
const VERBATIM: Attributes = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };

/**
 * An email is a text: `type=email` costs the first in a page a millisecond on the way to the first field, four on a slow
 * phone, rewrites international domains and keeps its caret to itself. Keyboards and password managers go by the rest.
 */
const BY_KIND: Readonly<Record<FieldKind, Attributes>> = {
  email: { type: 'text', inputmode: 'email', autocomplete: 'username', ...VERBATIM },
  currentPassword: { type: 'password', autocomplete: 'current-password', ...VERBATIM },
  newPassword: { type: 'password', autocomplete: 'new-password', ...VERBATIM },
  name: { type: 'text', autocomplete: 'name' },
  organization: { type: 'text', autocomplete: 'organization' },
  terms: { type: 'checkbox', value: 'on' },
};

/** Makes the input of a field. It is made once: password managers remember nodes. */
export const makeInput = (kind: FieldKind, name: string, id: string): HTMLInputElement =>
  createElement('input', { id, name, class: kind === 'terms' ? 'fe-c-check' : 'fe-c-input', ...BY_KIND[kind] });

/** Whether what is typed here is not to be kept or shown. */
export const isSecret = (kind: FieldKind): boolean => kind === 'currentPassword' || kind === 'newPassword';
