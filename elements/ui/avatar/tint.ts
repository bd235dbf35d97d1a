/** How many tints avatar.css has. */
const TINTS = 8;

/** The tint of a thing, the same wherever and whenever it is shown: FNV-1a over its id. */
export const tintOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % TINTS;
};
