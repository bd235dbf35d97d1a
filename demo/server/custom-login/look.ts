import type { CustomLogin, LoginBoxAction, LoginBoxLook } from '../../../core/contract/entities/custom-login.ts';

/** Values of a custom login by path, as they are stored. */
export type Leaves = Readonly<Record<string, unknown>>;

/** Values as stored, in JSON. */
export const readLeaves = (look: string): Leaves => JSON.parse(look) as Leaves; // as `writeLeaves` wrote them

/** Values after some actions; a null removes one. */
export const applyActions = (leaves: Leaves, actions: readonly LoginBoxAction[]): Leaves => {
  const next = new Map(Object.entries(leaves));
  for (const { type, payload } of actions) {
    if (type === 'alias') continue;
    if (payload === null) next.delete(type);
    else next.set(type, payload);
  }
  return Object.fromEntries(next);
};

/** Configuration of some values: each path is the way to its value. */
export const configurationOf = (leaves: Leaves): CustomLogin['configuration'] => {
  const whole: { loginBox: Record<string, unknown> } & Record<string, unknown> = { loginBox: {} };
  for (const [path, value] of Object.entries(leaves)) {
    const names = path.split('/');
    const last = names.pop() ?? path;
    let at: Record<string, unknown> = whole;
    // every path is one of the schema's
    for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return whole;
};

/**
 * Look that visitors get. Ours: without `contrastText`, for the box puts black or white on the colour, whichever reads.
 */
export const publicLook = (leaves: Leaves): LoginBoxLook => {
  const { loginBox } = configurationOf(leaves);
  const { contrastText: _, ...primary } = loginBox.palette?.primary ?? {};
  const { palette: __, ...rest } = loginBox;
  return Object.keys(primary).length > 0 ? { ...rest, palette: { primary } } : rest;
};
