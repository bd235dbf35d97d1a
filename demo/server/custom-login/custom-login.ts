import * as v from 'valibot';
import { customLogin } from '../../../core/contract/custom-login.ts';
import type { CustomLogin } from '../../../core/contract/entities/custom-login.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { LOGIN_ALIAS_PARAMETER } from '../../../core/contract/login-alias.ts';
import { LOGO_BODY_BYTES } from '../checks/account-fields.ts';
import { customLoginAnswer, loginBoxAction } from '../checks/custom-login.ts';
import { givenMoment, listOf } from '../checks/fields.ts';
import { routeAddress } from '../federation/return-address.ts';
import type { Ports } from '../ports.ts';
import { refuse } from '../refusal.ts';
import { allowed } from '../rules.ts';
import { serve } from '../serve.ts';
import type { CustomLoginRecord } from '../store/records.ts';
import { UniqueViolation } from '../store/store.ts';
import { applyActions, configurationOf, readLeaves } from './look.ts';

/** Most changes in one call: each path once. */
const ACTIONS_MAX = 20;

const loginUrlOf = (ports: Pick<Ports, 'config' | 'publicUrl'>, alias: string): string =>
  `${routeAddress(ports, 'loginUrl').href}?${LOGIN_ALIAS_PARAMETER}=${encodeURIComponent(alias)}`;

const view = (
  ports: Pick<Ports, 'config' | 'publicUrl'>,
  tenantId: TenantId,
  row: CustomLoginRecord | undefined,
): CustomLogin => ({
  configuration: configurationOf(readLeaves(row?.look ?? '{}')),
  ...(row && row.alias !== tenantId && { alias: row.alias }),
  loginUrl: loginUrlOf(ports, row?.alias ?? tenantId),
  ...(row && { updatedAt: row.updatedAt }),
});

/** The tenant's own look of the login box, and its login address. Source: protocol/operator.md#custom-login. */
export const customLoginRoutes = serve(customLogin, {
  read: allowed('fe.secure.read.accountSettings', {
    answer: customLoginAnswer,
    handle: async ({ store, ports, caller: { tenantId } }) =>
      ok(view(ports, tenantId, (await store.customLogins.find())[0])),
  }),

  save: allowed('fe.secure.write.accountSettings', {
    bodyBytes: LOGO_BODY_BYTES,
    body: v.object({
      actions: listOf(loginBoxAction, ACTIONS_MAX, 1),
      updatedAt: v.exactOptional(givenMoment()),
    }),
    answer: customLoginAnswer,
    handle: async ({ body: { actions, updatedAt: seen }, caller: { tenantId }, ports, attempt }) => {
      const [named] = actions.flatMap((action) => (action.type === 'alias' ? [action.payload ?? tenantId] : []));
      const paths = actions.map(({ type }) => type);
      try {
        return await attempt<CustomLoginRecord>(
          ({ alias }) => ({
            action: 'Custom login changed',
            details: { paths, ...(named !== undefined && { alias }) },
          }),
          async (rows) => {
            const [row] = await rows.customLogins.find();
            if (seen !== undefined && seen !== row?.updatedAt) return refuse('staleVersion');
            const now = ports.clock.now().toISOString();
            const next = {
              alias: named ?? row?.alias ?? tenantId,
              look: JSON.stringify(applyActions(readLeaves(row?.look ?? '{}'), actions)),
              updatedAt: now,
            };
            const [changed] = row ? await rows.customLogins.update({ tenantId }, next) : [];
            const made = { id: crypto.randomUUID(), tenantId, ...next, createdAt: now };
            return ok(changed ?? (await rows.customLogins.insert(made)));
          },
        ).then((done) => (done.ok ? ok(view(ports, tenantId, done.value)) : done));
      } catch (cause) {
        if (cause instanceof UniqueViolation) return refuse('loginAliasTaken');
        throw cause;
      }
    },
  }),
});
