import type { ReactNode } from 'react';
import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useGoToRoute } from './use-go-to-route.ts';

/** Leads to another journey of the box: a link where journeys have addresses, a button where they have none. */
export const RouteLink = ({ to, children }: { to: RouteName; children: ReactNode }) => {
  const { router } = useApp();
  const go = useGoToRoute();
  return (
    <LinkButton href={router.href(to)} onPress={() => go(to)}>
      {children}
    </LinkButton>
  );
};
