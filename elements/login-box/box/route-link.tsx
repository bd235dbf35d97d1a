import type { ReactNode } from 'react';
import type { RouteName } from '../../../core/contract/paths.ts';
import { useApp } from '../../kit/use-app.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { useGoToRoute } from './use-go-to-route.ts';

/** Link to another journey of the box; a button where journeys have no addresses. */
export const RouteLink = ({ to, children }: { to: RouteName; children: ReactNode }) => {
  const { router } = useApp();
  const go = useGoToRoute();
  return (
    <LinkButton href={router.href(to)} onPress={() => go(to)}>
      {children}
    </LinkButton>
  );
};
