import { useApp, useAppState } from '../../../../kit/use-app.ts';

/** Appearance of a field of the invite dialog. */
export type InviteField = 'hidden' | 'optional' | 'mandatory';

/** Parts of the invite dialog as host and operator configured them. */
export interface InviteFields {
  /** Whether people are invited by address; a link can remain. */
  readonly byEmail: boolean;
  /** Whether several are invited at once. */
  readonly several: boolean;
  readonly name: InviteField;
  readonly phone: InviteField;
}

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (of, name) =>
      typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined,
    value,
  );

const MODAL = ['adminPortal', 'pages', 'users', 'inviteUserModal', 'inviteByEmail'];

/** Reads the first configured value among theme options. */
const firstAt = (sources: readonly unknown[], ...path: readonly string[]): unknown =>
  sources.map((source) => at(source, ...MODAL, ...path)).find((value) => value !== undefined);

/**
 * Reads the parts of the invite dialog out of the host's theme options, the operator's, and the operator's navigation.
 * Source: product.md#field-appearance.
 */
export const inviteFieldsIn = (themes: readonly unknown[], metadata: unknown): InviteFields => {
  const field = (name: string): InviteField => {
    const appearance = firstAt(themes, 'fieldsProperties', name, 'appearance');
    // a form has nothing to view in an empty field
    if (appearance === 'hidden' || appearance === 'viewOnly') return 'hidden';
    const required = firstAt(themes, 'fieldsProperties', name, 'settings', 'validation', 'required');
    return required === true ? 'mandatory' : 'optional';
  };
  const rule = at(metadata, 'navigation', 'users', 'inviteDialog', 'phoneNumberField');
  const ruled = () => (rule === false ? 'hidden' : field('phoneNumber'));
  return {
    byEmail: firstAt(themes, 'enabled') !== false,
    several: firstAt(themes, 'inviteBulk', 'enabled') !== false,
    name: field('name'),
    // the server refuses invitations without one
    phone: rule === 'mandatory' ? 'mandatory' : ruled(),
  };
};

/** Parts of the invite dialog. */
export const useInviteFields = (): InviteFields => {
  const { options } = useApp();
  const metadata = useAppState((state) => state.metadata);
  return inviteFieldsIn([options.themeOptions, metadata['themeV2']], metadata);
};
