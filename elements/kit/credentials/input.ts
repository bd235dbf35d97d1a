import { adoptElement } from '../dom/nodes.ts';
import type { FieldKind } from './spec.ts';

type Attributes = Readonly<Record<string, string>>;

/** Turns off autocapitalize, autocorrect and spellcheck; spelling checkers may also upload what they check. */
const VERBATIM: Attributes = { autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };

/**
 * Input attributes by kind of field. An email is `type=text`: the first `type=email` in a page delays the first field
 * by a millisecond, four on a slow phone, rewrites international domains and has no selection API. Keyboards and
 * password managers go by the other attributes.
 */
const BY_KIND: Readonly<Record<FieldKind, Attributes>> = {
  email: { type: 'text', inputmode: 'email', autocomplete: 'username', ...VERBATIM },
  currentPassword: { type: 'password', autocomplete: 'current-password', ...VERBATIM },
  newPassword: { type: 'password', autocomplete: 'new-password', ...VERBATIM },
  name: { type: 'text', autocomplete: 'name' },
  organization: { type: 'text', autocomplete: 'organization' },
  terms: { type: 'checkbox', value: 'on' },
};

/** Makes the input of a field, once: password managers remember nodes. */
export const makeInput = (kind: FieldKind, name: string, id: string, printed: ParentNode | null): HTMLInputElement =>
  adoptElement(printed, 'input', { id, name, class: kind === 'terms' ? 'fe-c-check' : 'fe-c-input', ...BY_KIND[kind] });

/** True for kinds whose value is never kept or shown. */
export const isSecret = (kind: FieldKind): boolean => kind === 'currentPassword' || kind === 'newPassword';
