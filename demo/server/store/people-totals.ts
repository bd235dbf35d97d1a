import { sql } from 'kysely';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { type AnyRow, comparisons } from './conditions.ts';
import { language } from './pool.ts';
import { prepared, type RunStatement, type Statement, statementOf } from './postgres-rows.ts';
import type { Where } from './store.ts';

/** Number of parts from which they are merged: adding up fewer costs next to nothing. Ours. */
const MANY_PARTS = 100;

/** Whether a count is of whole companies, with no other condition. */
const isOfCompanies = (where: Where<AnyRow> = {}): boolean =>
  comparisons(where).every(([field, { by }]) => field === 'tenantId' && (by === 'equal' || by === 'in'));

/**
 * Number of people in whole companies, from the parts that the database keeps; undefined where more is asked. `merge` is
 * called where there are many parts. In a serializable transaction people are counted one by one: there a sum that others
 * add to would be a conflict.
 */
export const peopleTotal = async (
  run: RunStatement,
  where: Where<AnyRow> | undefined,
  merge: () => void,
): Promise<number | undefined> => {
  if (!isOfCompanies(where)) return undefined;
  const total = sql<number>`coalesce(sum(people), 0)::int`.as('total');
  const parts = sql<number>`count(*)::int`.as('parts');
  const [row] = await run(
    prepared('people totals', { ...(where && { where }) }, ({ matching }) =>
      language.selectFrom('peopleTotals').select([total, parts]).where(matching),
    ),
  );
  if (Number(row?.['parts']) > MANY_PARTS) merge();
  return Number(row?.['total']);
};

/**
 * Statement that merges the parts of a company into one, in a transaction that reads what is committed: of two at once,
 * each part is merged by one of them.
 */
export const mergeStatement = (tenantId: TenantId): Statement =>
  statementOf(
    sql`with parts as (delete from people_totals where tenant_id = ${tenantId} returning people)
      insert into people_totals (tenant_id, people)
      select ${tenantId}::uuid, sum(people) from parts having count(*) > 0
      returning id`.compile(language),
  );
