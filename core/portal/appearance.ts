/**
 * How a field appears, `edit` where nothing is said; of a sub-tab, whether it is there.
 * Source: product.md#field-appearance.
 */
export type FieldAppearance = 'hidden' | 'viewOnly' | 'edit';

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name) ? Reflect.get(inner, name) : undefined,
    value,
  );

const isAppearance = (value: unknown): value is FieldAppearance =>
  value === 'hidden' || value === 'viewOnly' || value === 'edit';

/** Keys of a page's options: those of its fields and those of its sub-tabs. */
export type AppearanceTarget = 'fieldsProperties' | 'tabsProperties';

/**
 * Reads how a part of a page appears: the host's theme options first, then the operator's.
 * Source: protocol/operator.md#theme-options.
 */
export const fieldAppearanceIn = (
  sources: readonly unknown[],
  page: string,
  kind: AppearanceTarget,
  name: string,
): FieldAppearance => {
  for (const source of sources) {
    const found = at(source, ['adminPortal', 'pages', page, kind, name, 'appearance']);
    if (isAppearance(found)) return found;
  }
  return 'edit';
};
