import type { Flow } from '../flow/flow.ts';

/** Screens of the impersonation route; `confirm` ours: an address alone begins no impersonation. */
export type ImpersonateStep = 'impersonating' | 'confirm' | 'success';

export type ImpersonateEvent = 'opened' | 'personKnown' | 'begun';

/** From an address that names a person to acting as them. Source: product.md#impersonation. */
export const impersonateFlow: Flow<ImpersonateStep, ImpersonateEvent> = {
  impersonating: { personKnown: 'confirm' },
  confirm: { opened: 'impersonating', begun: 'success' },
  success: { opened: 'impersonating' },
};
