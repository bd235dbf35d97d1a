import type { ReactElement, ReactNode } from 'react';
import type { AccessRequirement } from '../../core/index.ts';
import { useApp, useAppState } from './app-context.ts';

/** Props of `<AuthorizedContent>`: one of the permissions, or of the roles, is enough; where both are given, the roles decide. */
export interface AuthorizedContentProps extends AccessRequirement {
  /** Content for people with access. */
  children?: ReactNode;
  /** Content instead of `children`, for people with and without access. */
  render?: (isAuthorized: boolean) => ReactNode;
}

/**
 * Content for signed-in people who have a permission or a role. Others do not get it rendered; what the server answers
 * them is the server's decision.
 * Source: product.md#access-control.
 */
export const AuthorizedContent = ({ children, render, ...requirement }: AuthorizedContentProps): ReactElement => {
  const { isAuthorized } = useApp();
  // asked again when the session, and with it roles and permissions, has changed
  useAppState((state) => state.session);
  const passes = isAuthorized(requirement);
  return <>{render ? render(passes) : passes && children}</>;
};

export { AuthorizedContent as Allowed };
