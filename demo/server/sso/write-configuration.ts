import type { SsoConfiguration, SsoConfigurationDraft } from '../../../core/contract/entities/sso.ts';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import { ok, type Result } from '../../../core/contract/failure.ts';
import { randomSecret } from '../keys/secrets.ts';
import { invalidField, type Refusal } from '../refusal.ts';
import type { AdministratorWriter } from '../rules.ts';
import type { SsoConfigurationRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';
import {
  applyDraft,
  checkEnabled,
  checkRoles,
  CONFIGURATIONS_MAX,
  emptyConfiguration,
  type SsoContext,
} from './changes.ts';
import { saveGroups } from './group-changes.ts';
import { configurationViews } from './views.ts';

/** Details of an audit entry about a configuration, without its secret. */
export const auditDetails = ({ id: configuration, type, enabled, forced }: SsoConfigurationRecord) => ({
  configuration,
  type,
  enabled,
  forced,
});

/** Configuration as it is answered. */
export const viewOf = async (
  rows: Pick<Reader, 'ssoDomains' | 'ssoGroups'>,
  { ports }: Pick<SsoContext, 'ports'>,
  configuration: SsoConfigurationRecord,
): Promise<SsoConfiguration> => {
  const [view] = await configurationViews(rows, ports, [configuration]);
  if (!view) throw new Error('There is a view of every configuration');
  return view;
};

/** Facts that metadata says, beside what a person enters. */
export type Learned = Partial<Pick<SsoConfigurationRecord, 'metadataUrl' | 'metadataReadAt'>>;

/** Adds a configuration; the caller's draft says what it is. Ours: one that is not said to be enabled is not. */
export const insertConfiguration = async (
  rows: AdministratorWriter,
  { caller, ports }: Pick<SsoContext, 'caller' | 'ports'>,
  draft: SsoConfigurationDraft,
  learned: Learned = {},
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  if ((await rows.ssoConfigurations.count()) >= CONFIGURATIONS_MAX)
    return invalidField('body', 'tooMany', { count: CONFIGURATIONS_MAX });
  const now = ports.clock.now().toISOString();
  const empty = { ...emptyConfiguration(), id: crypto.randomUUID(), tenantId: caller.tenantId };
  const first = { ...empty, verification: randomSecret(), createdAt: now, updatedAt: now };
  return saveConfiguration(rows, { caller, ports }, first, draft, learned, true);
};

/** Saves a draft over a configuration. */
export const saveConfiguration = async (
  rows: AdministratorWriter,
  { caller, ports }: Pick<SsoContext, 'caller' | 'ports'>,
  before: SsoConfigurationRecord,
  { groups, ...draft }: SsoConfigurationDraft,
  learned: Learned = {},
  isNew = false,
): Promise<Result<SsoConfigurationRecord, Refusal>> => {
  const applied = await applyDraft(before, draft, ports);
  if (!applied.ok) return applied;
  const after = { ...applied.value, ...learned };
  const enabled = await checkEnabled(rows, after);
  if (!enabled.ok) return enabled;
  const roles = draft.roleIds && (await checkRoles(rows, { caller, ports }, draft.roleIds, before.roleIds));
  if (roles && !roles.ok) return roles;
  const [saved = after] = isNew
    ? [await rows.ssoConfigurations.insert(after)]
    : await rows.ssoConfigurations.update({ id: before.id }, after);
  const grouped = groups ? await saveGroups(rows, { caller, ports }, before.id, groups) : ok(undefined);
  return grouped.ok ? ok(saved) : grouped;
};

/** Runs a change of a configuration, audits it and answers the configuration. */
export const changeConfiguration = async (
  context: SsoContext,
  action: AuditAction,
  work: (rows: AdministratorWriter) => Promise<Result<SsoConfigurationRecord, Refusal>>,
): Promise<Result<SsoConfiguration, Refusal>> => {
  const done = await context.attempt<{ configuration: SsoConfigurationRecord; view: SsoConfiguration }>(
    ({ configuration }) => ({ action, severity: 'Warning', details: auditDetails(configuration) }),
    async (rows) => {
      const worked = await work(rows);
      if (!worked.ok) return worked;
      return ok({ configuration: worked.value, view: await viewOf(rows, context, worked.value) });
    },
  );
  return done.ok ? ok(done.value.view) : done;
};
