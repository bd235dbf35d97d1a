import type { ReactNode } from 'react';
import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** Leads to another journey of the box: a link where journeys have addresses, a button where they have none. */
export const RouteLink = ({ to, children }: { to: RouteName; children: ReactNode }) => {
  const { router } = useApp();
  return (
    <LinkButton href={router.href(to)} onPress={() => router.go(to)}>
      {children}
    </LinkButton>
  );
};
