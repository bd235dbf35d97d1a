import type { Client } from 'pg';
import type { MailSink } from './mail-sink.ts';

/** Ledger of writes that a server has acknowledged, and so must never lose. */
export interface Ledger {
  readonly people: { userId: string; tenantId: string }[];
  readonly sessions: Set<string>;
  readonly ended: Set<string>;
  readonly resets: string[];
  /** How often the tokens of a session were replaced. */
  readonly refreshes: Map<string, number>;
}

export const openLedger = (): Ledger => ({
  people: [],
  sessions: new Set(),
  ended: new Set(),
  resets: [],
  refreshes: new Map(),
});

/** SQL condition for accounts that the load signed up: their addresses end in `@faults.test`, those of the seeds do not. */
const CAME = "email like '%@faults.test'";

/** SQL queries that return half-done writes: every row is a fault. */
const HALVES: Readonly<Record<string, string>> = {
  'a person without a place':
    'select id from users u where not exists (select from memberships m where m.user_id = u.id and m.tenant_id = u.tenant_id)',
  // a person who is invited has no account before they accept
  'a place without its person':
    'select id from memberships m where m.invitation is null and not exists (select from users u where u.id = m.user_id)',
  'a place without its company':
    'select id from memberships m where not exists (select from tenants t where t.id = m.tenant_id)',
  // the people of a company with an identity provider come by it
  'a company without people': `select id from tenants t where not exists (select from memberships m where m.tenant_id = t.id)
      and not exists (select from sso_configurations c where c.tenant_id = t.id)`,
  'a session without its person':
    'select id from sessions s where not exists (select from memberships m where m.user_id = s.user_id and m.tenant_id = s.tenant_id)',
  'a newcomer without a link': `select id from users u where ${CAME} and not verified and not exists (select from links l where l.user_id = u.id and purpose = 'activation')`,
  'a newcomer without an audit row': `select id from users u where ${CAME} and not verified and not exists (select from audits a where a.user_id = u.id and action = 'Signed up')`,
  'sessions and the audit log that differ': `select u.id from users u where ${CAME} and
      (select count(*) from sessions s where s.user_id = u.id) <>
      (select count(*) from audits a where a.user_id = u.id and action in ('Signed up', 'Signed in'))`,
  'ends of sessions and the audit log that differ': `select u.id from users u where ${CAME} and
      (select count(*) from sessions s where s.user_id = u.id and ended_at is not null) <>
      (select count(*) from audits a where a.user_id = u.id and action in ('Signed out', 'Session replaced'))`,
  'links for a password and the audit log that differ': `select u.id from users u where ${CAME} and
      (select count(*) from links l where l.user_id = u.id and purpose = 'passwordReset') <>
      (select count(*) from audits a where a.user_id = u.id and action = 'Password reset requested')`,
};

/** Everything that is wrong: what was acknowledged and is not there, what is half there, what waits in no outbox. */
export const faultsIn = async (database: Client, ledger: Ledger, sink: MailSink): Promise<string[]> => {
  const faults: string[] = [];
  const ask = async (text: string, values: unknown[] = []) => (await database.query(text, values)).rows as Row[];
  const missing = async (what: string, table: string, ids: readonly string[], where = 'true') => {
    const rows = await ask(
      `select given from unnest($1::uuid[]) given where not exists (select from ${table} where id = given and ${where})`,
      [ids],
    );
    if (rows.length > 0) faults.push(`${rows.length} acknowledged and lost: ${what}`);
  };
  await missing(
    'people',
    'users',
    ledger.people.map(({ userId }) => userId),
  );
  await missing(
    'companies',
    'tenants',
    ledger.people.map(({ tenantId }) => tenantId),
  );
  await missing('sessions', 'sessions', [...ledger.sessions]);
  await missing('ends of sessions', 'sessions', [...ledger.ended], 'ended_at is not null');

  const generations = await ask('select id, generation from sessions');
  const generationOf = new Map(generations.map(({ id, generation }) => [id, generation]));
  const undone = [...ledger.refreshes].filter(([id, count]) => (generationOf.get(id) ?? 0) < count);
  if (undone.length > 0) faults.push(`${undone.length} acknowledged and lost: refreshes`);
  const links = await ask("select user_id as id from links where purpose = 'passwordReset'");
  const linked = new Set(links.map(({ id }) => id));
  const unlinked = ledger.resets.filter((userId) => !linked.has(userId));
  if (unlinked.length > 0) faults.push(`${unlinked.length} acknowledged and lost: links for a password`);

  for (const [what, question] of Object.entries(HALVES)) {
    const rows = await ask(question);
    if (rows.length > 0) faults.push(`${rows.length} half done: ${what}`);
  }
  // each of these has a mail, which has left, or waits
  const [acts] = await ask(
    "select count(*)::int as count from audits where action in ('Signed up', 'Password reset requested')",
  );
  const waiting = await ask('select id from outbox');
  const mails = new Set([...sink.taken.keys(), ...waiting.map(({ id }) => id)]);
  if (mails.size !== acts?.count) faults.push(`${acts?.count} acts with a mail, ${mails.size} mails`);
  return faults;
};

interface Row {
  id: string;
  generation: number;
  count: number;
}
