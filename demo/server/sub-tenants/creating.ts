import * as v from 'valibot';
import type { RoleId, TenantId, UserId } from '../../../core/contract/entities/ids.ts';
import { TENANT_TYPES } from '../../../core/contract/entities/tenant.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { HIERARCHY_DEPTH, NAME_MAX } from '../../../core/contract/limits.ts';
import { type CreatedSubTenant, subTenants, type SubTenantDraft } from '../../../core/contract/sub-tenants.ts';
import { newSettings } from '../account-settings/new-settings.ts';
import { mayAssign } from '../authority/assigning.ts';
import { LOGO_BODY_BYTES, logo, settingsFields } from '../checks/account-fields.ts';
import { createdSubTenant } from '../checks/accounts.ts';
import { email, id, name, oneOf, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import type { Mailing } from '../mail/mailing.ts';
import { newInvitation } from '../members/new-invitation.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { allowed, type Caller } from '../rules.ts';
import { keepWithdrawnId, withdrawnId } from '../sign-in/withdrawn-invitations.ts';
import { newTenant } from '../store/new-tenant.ts';
import type { Writer } from '../store/store.ts';
import { tenantInBranch } from '../tenants/branch.ts';

/** Length of a status, in characters. Ours. */
export const STATUS_MAX = 100;

const optional = v.exactOptional;

/** Invites the first administrator of a new account, with the roles of a sign-up: the caller must have what these give. */
const inviteCreator = async (
  rows: Writer & { mail: Mailing },
  { caller, ports, language }: { caller: Caller; ports: Ports; language: string },
  tenant: { id: TenantId; name: string },
  creator: { email: string; name: string },
): Promise<Result<void, Refusal>> => {
  const roles = await rows.roles.find({ where: { tenantId: null, key: { in: ports.config.signUpRoles } } });
  const may = await mayAssign(rows, { caller, ports }, roles);
  if (!may.ok) return may;
  const [[user], kept] = [
    await rows.users.find({ where: { email: creator.email } }),
    await withdrawnId(rows, creator.email),
  ];
  const userId = user?.id ?? kept ?? (crypto.randomUUID() as string as UserId); // branded where it is made
  const { token, invitation } = await newInvitation(ports, { ...creator, invitedBy: caller.userId });
  await rows.memberships.insert({
    id: crypto.randomUUID(),
    tenantId: tenant.id,
    userId,
    roleIds: roles.map((role): RoleId => role.id),
    groupIds: [],
    phone: null,
    activated: false,
    locked: false,
    version: 0,
    subAccountAccess: false,
    createdAt: ports.clock.now().toISOString(),
    invitation,
  });
  if (!user && !kept) await keepWithdrawnId(rows, ports, { userId, email: creator.email });
  await rows.mail.invitation(
    { id: userId, email: creator.email, language: user?.language ?? language },
    tenant.name,
    token,
  );
  return ok(undefined);
};

const viewOf = (
  { id: tenantId, name: given, updatedAt }: { id: TenantId; name: string; updatedAt: string },
  { status, website, applicationUrl, logo: image, logoUrl, address, timezone, currency }: SubTenantDraft,
): CreatedSubTenant => ({
  tenantId,
  name: given,
  updatedAt,
  ...(status && { status }),
  ...(website && { website }),
  ...(applicationUrl && { applicationUrl }),
  ...(image && { logo: image }),
  ...(logoUrl && { logoUrl }),
  ...(address && { address }),
  ...(timezone && { timezone }),
  ...(currency && { currency }),
});

/** Creates an account below the caller's own or another of their branch. Source: protocol/sub-accounts.md#creating. */
export const create = allowed<typeof subTenants.create>('fe.account-hierarchy.write.subAccount', {
  limit: 'invitation',
  bodyBytes: LOGO_BODY_BYTES,
  body: v.object({
    ...settingsFields,
    name: name(),
    parentTenantId: optional(id<TenantId>()),
    tenantId: optional(id<TenantId>()),
    status: optional(text(STATUS_MAX)),
    logoUrl: optional(logo()),
    creatorName: optional(text(NAME_MAX)),
    creatorEmail: optional(email()),
    isReseller: optional(v.boolean(rule('notBoolean'))),
    tenantType: optional(oneOf(TENANT_TYPES)),
  }),
  answer: createdSubTenant,
  handle: async ({ body, caller, from, ports, attemptBelow }) => {
    const { parentTenantId = caller.tenantId, creatorEmail, creatorName = '' } = body;
    const tenantId = body.tenantId ?? (crypto.randomUUID() as string as TenantId); // branded where it is made
    const details = { tenant: tenantId, name: body.name, parent: parentTenantId };
    return attemptBelow<CreatedSubTenant>(
      () => [{ action: 'Sub-account created', tenantId, details }],
      async (rows) => {
        const parent = await tenantInBranch(rows, caller, parentTenantId);
        if (!parent.ok) return parent;
        if (parent.value.ancestorIds.length >= HIERARCHY_DEPTH) return refuse('hierarchyTooDeep');
        if (await rows.tenants.get(tenantId)) return refuse('tenantIdTaken');
        const now = ports.clock.now().toISOString();
        const type = body.tenantType ?? (body.isReseller ? 'reseller' : 'customer');
        const fields = { type, isReseller: type === 'reseller', status: body.status || null };
        const made = await rows.tenants.insert(
          newTenant({ id: tenantId, name: body.name, createdAt: now, ...fields }, parent.value),
        );
        const { website = '', applicationUrl = '', logo: image = body.logoUrl ?? '' } = body;
        const { address = '', timezone = '', currency = '' } = body;
        const settings = { website, applicationUrl, logo: image, address, timezone, currency };
        if (Object.values(settings).some((value) => value !== ''))
          await rows.accountSettings.insert(newSettings({ tenantId, now }, settings));
        if (creatorEmail !== undefined) {
          const creator = { email: creatorEmail, name: creatorName };
          const invited = await inviteCreator(rows, { caller, ports, language: from.language }, made, creator);
          if (!invited.ok) return invited;
        }
        return ok(viewOf(made, body));
      },
    );
  },
});
