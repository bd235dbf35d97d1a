import * as v from 'valibot';
import { auth } from '../../../core/contract/auth.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { ssoAddress } from '../checks/entities.ts';
import { email, text } from '../checks/fields.ts';
import { crossTenant } from '../rules.ts';
import { connectionOfDomain, startAddress } from '../sso/connection.ts';

/** Single sign-on address of an email domain. Accounts are not looked up. Source: product.md#login-flow. */
export const ssoPrelogin = crossTenant<typeof auth.ssoPrelogin>('auth.ssoPrelogin', 'question', {
  body: v.object({
    email: email(),
    // any value from a page's address; an unknown one finds nothing
    tenantId: v.exactOptional(v.nullable(text(100) as unknown as v.GenericSchema<string, TenantId>)),
  }),
  answer: v.nullable(ssoAddress),
  handle: async ({ body, across, ports }) => {
    const found = await connectionOfDomain(across, body.email);
    if (!found || (body.tenantId && body.tenantId !== found.tenantId)) return ok(null);
    return ok(startAddress(ports, found, body.email));
  },
});
