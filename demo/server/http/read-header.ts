/** Longest header that is parsed, in characters: what Node takes for all of them; in a page nothing else bounds them. Ours. */
const HEADER_CHARACTERS = 16 * 1024;

/** Header of a request that is to be parsed; one that is longer counts as none. */
export const readHeader = ({ headers }: Request, name: string): string | null => {
  const value = headers.get(name);
  return value !== null && value.length > HEADER_CHARACTERS ? null : value;
};
