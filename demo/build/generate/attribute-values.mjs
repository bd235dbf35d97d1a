/** Text that no attribute has as a keyword. */
const UNKNOWN = ' ';

/**
 * Kind of an attribute's values, and its keywords: those that its description quotes and its type reads as they are.
 * Free text has none.
 */
export const valuesOf = (type, description) => {
  if (type === Boolean) return { kind: 'flag', keywords: [] };
  if (typeof type?.read !== 'function') return { kind: 'text', keywords: [] };
  if (type.read('') === true) return { kind: 'flag', keywords: [] };
  if (typeof type.read('7') === 'number') return { kind: 'number', keywords: [] };
  if (type.read(UNKNOWN) === UNKNOWN) return { kind: 'text', keywords: [] };
  const quoted = Array.from(description.matchAll(/`([\w-]+)`/g), ([, word]) => word);
  return { kind: 'keyword', keywords: [...new Set(quoted)].filter((word) => type.read(word) === word) };
};
