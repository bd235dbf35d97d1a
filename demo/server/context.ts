import type { AnyEndpoint } from '../../core/contract/endpoint.ts';
import type { Ports } from './ports.ts';
import type { AdministratorContext, AnyoneContext, Caller, Cookies, Effects, Origin, PersonContext } from './rules.ts';
import { bindReader, bindWriter } from './store/tenant.ts';
import type { Writer } from './store/store.ts';

/** A call that has been checked. */
export interface Checked {
  body: unknown;
  query: unknown;
  params: Readonly<Record<string, string>>;
  from: Origin;
  cookies: Cookies;
}

type Audit = Effects['audit'];

/** Writes who did what beside what they did. */
const auditing =
  ({ clock }: Ports, rows: Writer, { ip, userAgent }: Origin): Audit =>
  async ({ tenantId, action, severity = 'Info', userId = null, email = null, details = {} }) => {
    const createdAt = clock.now().toISOString();
    const id = crypto.randomUUID();
    await rows.audits.insert({ id, tenantId, userId, email, action, severity, ip, userAgent, details, createdAt });
  };

/** What a handler open to everybody works with. */
export const anyoneContext = (ports: Ports, call: Checked): AnyoneContext<AnyEndpoint> => ({
  ...call,
  ports,
  across: ports.store,
  write: async (work) => {
    const value = await ports.store.transaction((rows) =>
      work({ ...rows, audit: auditing(ports, rows, call.from), mail: ports.post.within(rows) }),
    );
    ports.post.collect();
    return value;
  },
});

/** What a handler works with when a person calls about themselves. */
export const personContext = (ports: Ports, call: Checked, caller: Caller): PersonContext<AnyEndpoint> => ({
  ...anyoneContext(ports, call),
  caller,
  store: bindReader(ports.store, caller.tenantId),
});

/** What a handler works with when an administrator calls: their tenant alone, each write with its audit row. */
export const administratorContext = (
  ports: Ports,
  call: Checked,
  caller: Caller,
): AdministratorContext<AnyEndpoint> => ({
  ...call,
  ports,
  caller,
  store: bindReader(ports.store, caller.tenantId),
  write: async (act, work) => {
    const { tenantId, userId, email } = caller;
    const value = await ports.store.transaction(async (rows) => {
      await auditing(ports, rows, call.from)({ ...act, tenantId, userId, email });
      return work({ ...bindWriter(rows, tenantId), mail: ports.post.within(rows) });
    });
    ports.post.collect();
    return value;
  },
});
