import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../../demo/server/store/memory.ts';
import { belowOf } from '../../../../demo/server/members/sub-tenants.ts';
import { aTenant } from '../../../kit/rows.ts';

describe('the companies below one', () => {
  it('are 1000 at most in all levels together, and the same ones each time', async () => {
    const rows = memoryStore().scoped({ across: 'seeds' });
    const top = aTenant({ name: 'Top' });
    const levels = [600, 600].map((count) => Array.from({ length: count }, () => aTenant()));
    await rows.transaction(async (all) => {
      await all.tenants.insert(top);
      for (const [depth, level] of levels.entries())
        for (const [at, tenant] of level.entries())
          await all.tenants.insert({ ...tenant, parentId: depth === 0 ? top.id : (levels[0]?.[at]?.id ?? null) });
    });
    const found = await belowOf(rows, top.id);
    expect(found.size).toBe(1000);
    expect(levels[0]?.every(({ id }) => found.has(id))).toBe(true);
    expect([...(await belowOf(rows, top.id)).keys()]).toEqual([...found.keys()]);
  });
});
