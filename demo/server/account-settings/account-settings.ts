import * as v from 'valibot';
import { accountSettings } from '../../../core/contract/account-settings.ts';
import type {
  AccountSettings,
  DateFormat,
  PublicAccountSettings,
  TimeFormat,
} from '../../../core/contract/entities/account-settings.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { ok } from '../../../core/contract/failure.ts';
import { LOGO_BODY_BYTES, settingsDraft } from '../checks/account-fields.ts';
import { accountSettings as schema, publicAccountSettings } from '../checks/accounts.ts';
import { givenMoment, id, name } from '../checks/fields.ts';
import { invalidField, notFound, refuse } from '../refusal.ts';
import { allowed, signedIn } from '../rules.ts';
import { serve } from '../serve.ts';
import type { AccountSettingsRecord, TenantRecord } from '../store/records.ts';
import { folded } from '../store/searchable.ts';
import { newSettings } from './new-settings.ts';

const filled = <Name extends string, Value extends string>(key: Name, value: Value | undefined) =>
  // an object of one key, which the type cannot say of a computed one
  (value ? { [key]: value } : {}) as { [Key in Name]?: Value };

const publicView = (tenantId: TenantId, row: AccountSettingsRecord | undefined): PublicAccountSettings => ({
  tenantId,
  ...filled('applicationUrl', row?.applicationUrl),
  ...filled('loginUrl', row?.loginUrl),
});

const view = (tenant: TenantRecord, row: AccountSettingsRecord | undefined): AccountSettings => ({
  ...publicView(tenant.id, row),
  name: tenant.name,
  ...filled('address', row?.address),
  ...filled('website', row?.website),
  ...filled('timezone', row?.timezone),
  // checked when they were saved
  ...filled('dateFormat', row?.dateFormat as DateFormat | undefined),
  ...filled('timeFormat', row?.timeFormat as TimeFormat | undefined),
  ...filled('currency', row?.currency),
  ...filled('logo', row?.logo),
  updatedAt: row && row.updatedAt > tenant.updatedAt ? row.updatedAt : tenant.updatedAt,
});

/** Settings of the account. Source: protocol/sub-accounts.md#account-settings. */
export const accountSettingsRoutes = serve(accountSettings, {
  read: allowed('fe.secure.read.accountSettings', {
    answer: schema,
    handle: async ({ store, caller: { tenantId } }) => {
      const [tenant, [row]] = await store.snapshot((rows) =>
        Promise.all([rows.tenants.get(tenantId), rows.accountSettings.find()]),
      );
      return tenant ? ok(view(tenant, row)) : notFound('Tenant');
    },
  }),

  save: allowed('fe.secure.write.accountSettings', {
    bodyBytes: LOGO_BODY_BYTES,
    body: v.object({
      ...settingsDraft,
      name: v.exactOptional(name()),
      tenantId: v.exactOptional(id<TenantId>()),
      updatedAt: v.exactOptional(givenMoment()),
    }),
    answer: schema,
    handle: async ({ body, caller: { tenantId }, ports: { clock }, attempt }) => {
      const { name: given, tenantId: wanted = tenantId, updatedAt: seen, ...changes } = body;
      // ours: the settings of another account are changed in that account, by a token for it
      if (wanted !== tenantId) return invalidField('tenantId', 'notChangeable');
      const { logo, ...told } = changes;
      const details = {
        ...told,
        ...(given !== undefined && { name: given }),
        ...(logo !== undefined && { logo: logo !== '' }),
      };
      return attempt<AccountSettings>(
        () => ({ action: 'Account settings changed', details }),
        async (rows) => {
          const [tenant, [row]] = [await rows.tenants.get(tenantId), await rows.accountSettings.find()];
          if (!tenant) return notFound('Tenant');
          if (seen !== undefined && seen !== view(tenant, row).updatedAt) return refuse('staleVersion');
          const now = clock.now().toISOString();
          const [renamed = tenant] =
            given === undefined || given === tenant.name
              ? []
              : await rows.tenants.update({ id: tenantId }, { name: given, searchable: folded(given), updatedAt: now });
          const [changed] = await rows.accountSettings.update({ tenantId }, { ...changes, updatedAt: now });
          const saved = changed ?? (await rows.accountSettings.insert(newSettings({ tenantId, now }, changes)));
          return ok(view(renamed, saved));
        },
      );
    },
  }),

  public: signedIn({
    answer: publicAccountSettings,
    handle: async ({ store, caller: { tenantId } }) =>
      ok(publicView(tenantId, (await store.accountSettings.find())[0])),
  }),
});
