import { covers } from '../contract/access.ts';

/** Roles and permissions of a person, for access checks. Source: protocol/sign-in.md#me. */
export interface AccessSubject {
  superUser?: boolean;
  permissions: readonly { key: string }[];
  roles: readonly { key: string }[];
}

/** Required permissions and roles of a part of the page. */
export interface AccessRequirement {
  requiredPermissions?: readonly string[];
  requiredRoles?: readonly string[];
}

/**
 * The client's rule of access: a super user always passes; otherwise one required permission, or one required role, is
 * enough, and where both are asked the roles result replaces the permission result. It decides what is shown, never
 * what is allowed, and stands outside the contract so that no server can take it for a rule of its own.
 * Source: product.md#access-control.
 */
export const isAuthorized = (
  holder: AccessSubject,
  { requiredPermissions, requiredRoles }: AccessRequirement,
): boolean => {
  if (holder.superUser === true) return true;
  if (requiredRoles?.length) return requiredRoles.some((wanted) => holder.roles.some(({ key }) => key === wanted));
  if (requiredPermissions?.length)
    return requiredPermissions.some((wanted) => holder.permissions.some(({ key }) => covers(key, wanted)));
  return true;
};
