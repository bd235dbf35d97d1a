/**
 * Longest head of a request, in bytes, and longest header that is parsed: in a page nothing else bounds them. Ours: the token
 * of a person names all their companies, 53 bytes each, and resellers are in hundreds.
 */
export const HEAD_BYTES = 32 * 1024;

/** Header of a request that is to be parsed; one that is longer counts as none. */
export const readHeader = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name);
  return value !== null && value.length > HEAD_BYTES ? null : value;
};
