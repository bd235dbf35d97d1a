/** Maximum length of a trait's value; Flagsmith refuses a longer one. Source: product.md#feature-flags-of-the-shell. */
export const MAX_TRAIT_LENGTH = 2000;

/**
 * Value of the trait `tenantIds`: the ids joined by semicolons. Ours: whole ids, as many as a trait takes, and the active
 * tenant's first, so that rules for it hold however many a person has.
 * Source: product.md#feature-flags-of-the-shell.
 */
export const tenantIdsTrait = (tenantIds: readonly string[], activeTenantId?: string): string => {
  const ordered = [...new Set([activeTenantId, ...tenantIds])].filter((id) => id !== undefined && id !== '');
  let value = '';
  for (const id of ordered) {
    const longer = value === '' ? `${id}` : `${value};${id}`;
    if (longer.length > MAX_TRAIT_LENGTH) break;
    value = longer;
  }
  return value;
};
