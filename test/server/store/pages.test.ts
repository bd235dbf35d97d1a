import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import { countedPage, searchedPage } from '../../../demo/server/store/pages.ts';
import type { ApiTokenRecord } from '../../../demo/server/store/records.ts';
import type { Readable, RowQuery } from '../../../demo/server/store/store.ts';
import { anApiToken, anId } from '../../kit/rows.ts';
import { openTestStore, type TestStore } from '../../kit/test-store.ts';

const COUNT = 230;
const LIMIT = 20;

describe('a page of many rows', () => {
  const tenantId = anId<TenantId>();
  const tokens = Array.from({ length: COUNT }, (_, at) =>
    anApiToken({ tenantId, searchable: `sensor ${String(at).padStart(3, '0')}` }),
  );
  const order = [
    ['searchable', 'asc'],
    ['id', 'asc'],
  ] as const;
  let test: TestStore;
  let rows: Readable<ApiTokenRecord>;
  beforeAll(async () => {
    test = await openTestStore();
    rows = test.rows.apiTokens;
    await test.rows.transaction(async (kept) => {
      for (const token of tokens) await kept.apiTokens.insert(token);
    });
  });
  afterAll(() => test.close());

  it('is the same from either end', async () => {
    for (const readPage of [countedPage, searchedPage])
      for (const offset of [0, 100, 120, COUNT - LIMIT, COUNT - 7, COUNT, COUNT + 50]) {
        const page = await readPage(rows, { where: { tenantId }, order, limit: LIMIT, offset });
        expect(page).toEqual({ rows: tokens.slice(offset, offset + LIMIT), total: COUNT });
      }
  });

  it('skips no row to be the last one', async () => {
    const asked: RowQuery<ApiTokenRecord>[] = [];
    const find: typeof rows.find = (question = {}) => {
      asked.push(question);
      return rows.find(question);
    };
    const question = { where: { tenantId }, order, limit: LIMIT, offset: COUNT - LIMIT };
    await countedPage({ find, count: rows.count }, question);
    expect(asked.map(({ offset }) => offset)).toEqual([0]);
  });
});
