import { useState } from 'react';
import type { SessionState } from '../../core/store/state.ts';
import type { TenantId } from '../../core/contract/entities/ids.ts';
import type { Tenant } from '../../core/contract/entities/tenant.ts';
import { tenantsFeature } from '../../core/tenants/tenants.feature.ts';
import type { TenantsState } from '../../core/tenants/tenants.slice.ts';
import { useHost } from '../kit/host-context.ts';
import { useAppState, useFeature } from '../kit/use-app.ts';

/** Session and tenants of the user; the previous ones while a switch is loading. */
export interface Tenants {
  readonly session: SessionState;
  /** Active tenant. */
  readonly active: Tenant | undefined;
  readonly entering: TenantsState['entering'];
  /** Tenant that this element could not switch to. */
  readonly refused: TenantsState['refused'];
  readonly recent: readonly TenantId[];
  /** True where the user has several tenants, as far as is known. */
  readonly several: boolean;
}

const activeIn = (session: SessionState): Tenant | undefined => {
  if (session.status !== 'signedIn') return undefined;
  const { activeTenant, tenants, user } = session;
  return activeTenant ?? tenants.find(({ tenantId }) => tenantId === user.tenantId);
};

/** Reads the session and the tenants of the user, with the state of a switch. */
export const useTenants = (): Tenants => {
  useFeature(tenantsFeature);
  const { element } = useHost();
  const session = useAppState((state) => state.session);
  const { entering, refused, recent = [] } = useAppState(({ tenants }) => tenants) ?? {};
  const [before, keep] = useState(session);
  const shown = entering && session.status === 'loading' ? before : session;
  if (shown !== before) keep(shown);
  return {
    session: shown,
    active: activeIn(shown),
    entering,
    refused: refused?.by === element.localName ? refused : undefined,
    recent,
    several: shown.status === 'signedIn' && Math.max(shown.tenants.length, shown.user.tenantIds.length) > 1,
  };
};
