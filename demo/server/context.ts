import type { AnyEndpoint } from '../../core/contract/endpoint.ts';
import type { CrossTenantAccess } from './store/cross-tenant-accesses.ts';
import type { Mailing } from './mail/mailing.ts';
import { countRecipients } from './mail/recipient-limits.ts';
import type { Ports } from './ports.ts';
import type * as Rules from './rules.ts';
import { failed, type Result } from '../../core/contract/failure.ts';
import type { UserId } from '../../core/contract/entities/ids.ts';
import { Declined, notFound, type Refusal } from './refusal.ts';
import type { Scope } from './store/scope.ts';
import { bindReader, bindWriter } from './store/tenant.ts';
import type { Isolation, ScopedRows, Writer } from './store/store.ts';

/** A call that has been checked. */
export interface CheckedCall {
  body: unknown;
  query: unknown;
  params: Readonly<Record<string, string>>;
  from: Rules.RequestOrigin;
  cookies: Rules.Cookies;
  loginAlias?: string | undefined;
}

/** Writes the audit row of an act in its transaction. */
const auditing =
  (
    { clock }: Ports,
    rows: Writer,
    { ip, userAgent }: Rules.RequestOrigin,
    { tenantId, userId, email, actor, enteredFrom, apiToken }: Rules.WriteScope,
  ) =>
  async ({ action, severity = 'Info', details: done = {}, ...act }: Rules.AuditEntry): Promise<void> => {
    const details = {
      ...done,
      ...(actor && { actor: { userId: actor.userId, email: actor.email } }),
      ...(enteredFrom && { enteredFrom }),
      ...(apiToken && { apiToken: apiToken.id }),
    };
    const createdAt = clock.now().toISOString();
    const id = crypto.randomUUID();
    const where = act.tenantId ?? tenantId;
    const what = { action, severity, details, createdAt };
    await rows.audits.insert({ id, tenantId: where, userId, email, ip, userAgent, ...what });
  };

/**
 * Runs a transaction that queues messages, delivered after commit; each recipient is counted once against rate limits, and
 * so are the acts that it notes.
 */
const sending = async <Value>(
  ports: Ports,
  transact: (mailingOf: (rows: Writer) => Mailing, note: (act: Rules.AuditEntry) => void) => Promise<Value>,
): Promise<Value> => {
  const recipients = countRecipients(ports);
  let mail: Mailing | undefined;
  let acts: Rules.AuditEntry[] = [];
  let kept = false;
  try {
    const value = await transact(
      (rows) => {
        recipients.begin();
        acts = []; // a retry starts again
        mail = ports.post.within(rows, recipients);
        return mail;
      },
      (act) => void acts.push(act),
    );
    kept = true;
    for (const { action, details } of acts) ports.metrics?.acted(action, details?.['by']);
    return value;
  } finally {
    // a count that stays only makes the limit stricter for a while
    await recipients.end(kept).catch(() => undefined);
    if (kept) ports.post.collect(mail);
  }
};

/** Writes in the scope of a person in their tenant; rows beyond it are out of reach. */
const writingAs = async <Value>(
  ports: Ports,
  { from }: CheckedCall,
  scope: Rules.WriteScope,
  work: (rows: Writer & Rules.Effects) => Promise<Value>,
  isolation?: Isolation,
  reach: Scope = { tenantId: scope.tenantId, userId: scope.userId },
): Promise<Value> => {
  return sending(ports, (mailingOf, note) =>
    ports.store.scoped(reach).transaction((rows) => {
      const append = auditing(ports, rows, from, scope);
      const audit = (act: Rules.AuditEntry) => {
        note(act);
        return append(act);
      };
      return work({ ...rows, audit, mail: mailingOf(rows) });
    }, isolation),
  );
};

/** Context of a handler that needs no store. */
export const anyoneContext = (ports: Ports, call: CheckedCall): Rules.AnyoneContext<AnyEndpoint> => ({
  ...call,
  ports,
});

/** Context of a navigation: writes alone. */
export const writingContext = (
  ports: Ports,
  origin: Pick<CheckedCall, 'from' | 'cookies'>,
): Pick<Rules.CrossTenantContext<AnyEndpoint>, 'write'> => ({
  write: (scope, work, isolation) =>
    writingAs(ports, { ...origin, body: undefined, query: undefined, params: {} }, scope, work, isolation),
});

/** Context of a handler that resolves the account across tenants. */
export const crossTenantContext = (
  ports: Ports,
  call: CheckedCall,
  across: CrossTenantAccess,
): Rules.CrossTenantContext<AnyEndpoint> => ({
  ...call,
  ports,
  across: ports.store.scoped({ across }),
  reading: ({ tenantId, userId }) => ports.store.scoped({ tenantId, userId }),
  write: (scope, work, isolation) => writingAs(ports, call, scope, work, isolation),
  writeAcross: (scope, work) => writingAs(ports, call, scope, work, undefined, { across }),
});

/** Context of a handler for a signed-in person about themselves. */
export const personContext = (
  ports: Ports,
  call: CheckedCall,
  caller: Rules.Caller,
): Rules.PersonContext<AnyEndpoint> => {
  const { tenantId, userId } = caller;
  const own = ports.store.scoped({ tenantId, userId });
  const store = bindReader(own, tenantId);
  return {
    ...call,
    ports,
    caller,
    own,
    store,
    write: (work) => writingAs(ports, call, caller, work),
    writeIn: (other, work) => writingAs(ports, call, { ...caller, tenantId: other }, work),
  };
};

/** Context of a handler for an administrator: scoped to their tenant, each write with its audit row. */
export const administratorContext = (
  ports: Ports,
  call: CheckedCall,
  caller: Rules.Caller,
): Rules.AdministratorContext<AnyEndpoint> => {
  const { tenantId } = caller;
  const theirs = ports.store.scoped({ tenantId });
  const audit = (rows: Writer, act: Rules.AuditEntry) => auditing(ports, rows, call.from, caller)(act);

  const transact = <Value>(
    within: ScopedRows,
    work: (rows: Rules.AdministratorWriter, all: Writer) => Promise<Value>,
  ): Promise<Value> =>
    sending(ports, (mailingOf) =>
      within.transaction((all) => work({ ...all, ...bindWriter(all, tenantId), mail: mailingOf(all) }, all)),
    );

  const attempt = async <Value>(
    within: ScopedRows,
    act: (done: Value) => Rules.AuditEntry,
    work: (rows: Rules.AdministratorWriter, all: Writer) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> => {
    try {
      return await transact(within, async (rows, all) => {
        const result = await work(rows, all);
        if (!result.ok) throw new Declined(result.failure);
        await audit(all, act(result.value));
        return result;
      });
    } catch (cause) {
      if (cause instanceof Declined) return failed(cause.refusal);
      throw cause;
    }
  };

  return {
    ...call,
    ports,
    caller,
    store: {
      ...theirs,
      ...bindReader(theirs, tenantId),
      snapshot: (work) => theirs.snapshot((rows) => work({ ...rows, ...bindReader(rows, tenantId) })),
    },
    write: (act, work) =>
      transact(theirs, async (rows, all) => {
        await audit(all, act);
        return work(rows);
      }),
    attempt: (act, work) => attempt(theirs, act, work),
    attemptAbout: async (userId, act, work) => {
      const [known] = await theirs.memberships.find({ where: { tenantId, userId } });
      const belongs = known?.invitation === null;
      const within = belongs ? ports.store.scoped({ tenantId, userId }) : theirs;
      return attempt(within, act, async (rows, all) => {
        const [place] = await rows.memberships.find({ where: { userId } });
        // read again: removed or invited again since
        return place && (place.invitation === null) === belongs ? work(rows, place, all) : notFound('User');
      });
    },
    attemptBelow: async (acts, work) => {
      const within = ports.store.scoped({ across: 'subAccounts' });
      try {
        return await sending(ports, (mailingOf) =>
          within.transaction(async (all) => {
            const result = await work({ ...all, mail: mailingOf(all) });
            if (!result.ok) throw new Declined(result.failure);
            for (const act of acts(result.value)) {
              await audit(all, { ...act, tenantId });
              if (act.tenantId !== undefined && act.tenantId !== tenantId) await audit(all, act);
            }
            return result;
          }),
        );
      } catch (cause) {
        if (cause instanceof Declined) return failed(cause.refusal);
        throw cause;
      }
    },
    attemptNew: (act, work, existingId) => {
      const userId = existingId ?? (crypto.randomUUID() as string as UserId); // branded where it is made
      return attempt(ports.store.scoped({ tenantId, userId }), act, (rows) => work(rows, userId));
    },
  };
};
