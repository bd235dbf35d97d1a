/** What a person holds, as far as access goes. Source: SPEC §3 "Auth user view". */
export interface Holder {
  superUser?: boolean;
  permissions: readonly { key: string }[];
  roles: readonly { key: string }[];
}

/** What a place asks for. */
export interface Requirement {
  requiredPermissions?: readonly string[];
  requiredRoles?: readonly string[];
}

/**
 * Whether a held permission key covers a wanted one; `*` in a held key stands for any text.
 * Source: SPEC §6 "wildcard * allowed".
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

const any = (keys: readonly { key: string }[], wanted: readonly string[]) =>
  wanted.some((key) => keys.some((held) => held.key === key));

/**
 * The client's rule of access: a super user always passes; otherwise one required permission, or one required role, is
 * enough, and where both are asked the roles result replaces the permission result. It decides what is shown, never what
 * is allowed. Source: SPEC §6.
 */
export const isAuthorized = (holder: Holder, { requiredPermissions, requiredRoles }: Requirement): boolean => {
  if (holder.superUser) return true;
  if (requiredRoles?.length) return any(holder.roles, requiredRoles);
  if (requiredPermissions?.length)
    return requiredPermissions.some((wanted) => holder.permissions.some(({ key }) => covers(key, wanted)));
  return true;
};
