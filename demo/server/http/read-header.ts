/**
 * Maximum size of a request's headers, in bytes, and of a header that is parsed: in a page, no other limit applies.
 * Ours: the token of a person names all their companies, 53 bytes each, and resellers have hundreds.
 */
export const HEAD_BYTES = 32 * 1024;

/** Header of a request that is parsed; a longer one counts as absent. */
export const readHeader = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name);
  return value !== null && value.length > HEAD_BYTES ? null : value;
};
