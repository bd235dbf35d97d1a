import DataLoader from 'dataloader';
import type { GenericSchema } from 'valibot';
import { check } from '../http/checking.ts';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import type { RequestOrigin } from '../rules.ts';
import type { AudienceRecord, ContentSourceRecord, ExperienceEventRecord, ExperienceRecord } from '../store/records.ts';
import type { Readable, TenantReader, TenantWriter } from '../store/store.ts';
import { bindReader, bindWriter } from '../store/tenant.ts';
import { graphqlError, refusalError } from './failures.ts';
import type { Feed } from './feed.ts';
import type { Principal } from './principal.ts';

/** Draft of an event, completed when it is written. */
export interface EventDraft {
  experience: Pick<ExperienceRecord, 'id' | 'name'>;
  kind: ExperienceEventRecord['kind'];
  variant?: { id: string; name: string } | undefined;
  /** Whether a visitor caused it: their visit names no actor. */
  byVisitor?: boolean;
}

/** Entry of the audit log. */
interface Act {
  action: AuditAction;
  details: Readonly<Record<string, unknown>>;
}

/** Outcome of a write: its value, the events that it caused, and its audit entry; none for visits. */
export interface Written<Value> {
  value: Value;
  events: readonly EventDraft[];
  act?: Act;
}

/** Context of an operation: the caller, and rows of their tenant alone. */
export interface OperationContext {
  readonly ports: Ports;
  readonly feed: Feed;
  readonly principal: Principal;
  readonly rows: TenantReader;
  /** Whether the operation came over HTTP, which carries no subscriptions. */
  readonly overHttp: boolean;
  readonly loaders: {
    readonly audience: DataLoader<string, AudienceRecord | undefined>;
    readonly source: DataLoader<string, ContentSourceRecord | undefined>;
    readonly experience: DataLoader<string, ExperienceRecord | undefined>;
  };
  /** Throws unless the caller holds the permission. */
  allow(permission: PermissionKey): Promise<void>;
  /** Validated input. Throws with the refused fields. */
  checked<Value>(schema: GenericSchema<unknown, Value>, value: unknown): Value;
  /** Runs a transaction with its events and its audit entry; the feed has the events after the commit. */
  write<Value>(work: (rows: TenantWriter, now: string) => Promise<Written<Value>>): Promise<Value>;
}

const loader = <Row extends { id: string }>(rows: Readable<Row>) =>
  new DataLoader<string, Row | undefined>(
    async (ids) => {
      // every record has an id
      const found = await (rows as Readable<{ id: string }>).find({ where: { id: { in: [...ids] } } });
      const byId = new Map(found.map((row) => [row.id, row as Row]));
      return ids.map((id) => byId.get(id));
    },
    // an operation over a socket lasts, and rows change
    { cache: false },
  );

/** Context of one operation of a principal. */
export const openOperation = (
  ports: Ports,
  feed: Feed,
  principal: Principal,
  from: RequestOrigin,
  overHttp: boolean,
): OperationContext => {
  const { tenantId, caller } = principal;
  const scoped = ports.store.scoped({ tenantId });
  const rows = bindReader(scoped, tenantId);
  const record = ({ experience, kind, variant, byVisitor = false }: EventDraft, createdAt: string) => ({
    id: crypto.randomUUID() as string,
    tenantId,
    experienceId: experience.id,
    kind,
    variantId: variant?.id ?? null,
    details: {
      experienceName: experience.name,
      variantName: variant?.name ?? null,
      actor: byVisitor ? null : principal.name,
    },
    createdAt,
  });
  const audited = ({ action, details: done }: Act, createdAt: string) => {
    const program = principal.kind === 'client' ? { client: { id: principal.id, name: principal.name } } : {};
    return {
      id: crypto.randomUUID() as string,
      tenantId,
      userId: caller?.userId ?? null,
      email: caller?.email ?? null,
      action,
      severity: 'Info' as const,
      ip: from.ip,
      userAgent: from.userAgent,
      details: { ...done, ...program },
      createdAt,
    };
  };
  return {
    ports,
    feed,
    principal,
    rows,
    overHttp,
    loaders: {
      audience: loader(rows.audiences),
      source: loader(rows.contentSources),
      experience: loader(rows.experiences),
    },
    allow: async (permission) => {
      if (!(await principal.may(permission))) throw graphqlError('forbidden');
    },
    checked: (schema, value) => {
      const result = check(schema, value, 'body');
      if (!result.ok) throw refusalError(result.failure);
      return result.value;
    },
    write: async (work) => {
      let caused: ExperienceEventRecord[] = [];
      const value = await scoped.transaction(async (all) => {
        const bound = bindWriter(all, tenantId);
        const now = ports.clock.now().toISOString();
        const written = await work(bound, now);
        caused = written.events.map((event) => record(event, now));
        for (const event of caused) await bound.experienceEvents.insert(event);
        if (written.act) await bound.audits.insert(audited(written.act, now));
        return written.value;
      }, 'read committed'); // changes compare and set by version
      feed.announce(caused);
      return value;
    },
  };
};
