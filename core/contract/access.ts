/**
 * Whether a held permission key covers a wanted one; `*` in a held key stands for any text.
 * Source: product.md#access-control.
 */
export const covers = (held: string, wanted: string): boolean => {
  if (!held.includes('*')) return held === wanted;
  const parts = held.split('*');
  const first = parts[0] ?? '';
  const last = parts.at(-1) ?? '';
  if (!wanted.startsWith(first)) return false;
  let from = first.length;
  for (const part of parts.slice(1, -1)) {
    const at = wanted.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return wanted.length - from >= last.length && wanted.endsWith(last);
};
