import { afterEach, describe, expect, it } from 'vitest';
import type { TenantId } from '../../../../core/contract/entities/ids.ts';
import { type Fed, type Feed, openFeed } from '../../../../demo/server/graphql/feed.ts';
import { memoryStore } from '../../../../demo/server/store/memory.ts';
import type { ExperienceEventRecord } from '../../../../demo/server/store/records.ts';
import type { Store } from '../../../../demo/server/store/store.ts';
import { movingClock } from '../../../kit/moving-clock.ts';
import { anExperienceEvent, anId } from '../../../kit/rows.ts';
import { silentLog } from '../../../kit/silent-log.ts';
import { everythingIn } from '../../../kit/test-store.ts';

const nameOf = (fed: Fed): string => (fed.missed ? 'missed' : fed.event.details.experienceName);

const take = async (iterator: AsyncIterableIterator<Fed>, count: number): Promise<string[]> => {
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { value } = await iterator.next();
    if (value) names.push(nameOf(value));
  }
  return names;
};

describe('the feed of a node', () => {
  const tenantId = anId<TenantId>();
  const clock = movingClock();
  const opened: Feed[] = [];
  const open = (store: Store = memoryStore()) => {
    const feed = openFeed({ store, clock, log: silentLog });
    opened.push(feed);
    return feed;
  };
  afterEach(() => opened.splice(0).forEach((feed) => feed.close()));

  const event = (name: string, fields: Partial<ExperienceEventRecord> = {}) =>
    anExperienceEvent({
      tenantId,
      details: { experienceName: name, variantName: null, actor: null },
      createdAt: clock.now().toISOString(),
      ...fields,
    });

  it('keeps the last events of a subscriber who does not read, and says that it missed others', async () => {
    const feed = open();
    const [slow, quick] = [feed.subscribe(tenantId, undefined), feed.subscribe(tenantId, undefined)];
    expect(await take(quick, 1)).toEqual(['missed']);
    const names = Array.from({ length: 250 }, (_, at) => `event ${at}`);
    for (const name of names) {
      feed.announce([event(name)]);
      expect(await take(quick, 1)).toEqual([name]);
    }
    const [first, ...rest] = await take(slow, 53);
    expect([first, rest.at(0), rest.at(-1)]).toEqual(['missed', 'event 198', 'event 249']);
  });

  it('tells each subscriber first that it has missed what was before, so that nothing falls between', async () => {
    const feed = open();
    feed.announce([event('before')]);
    const iterator = feed.subscribe(tenantId, undefined);
    feed.announce([event('after')]);
    expect(await take(iterator, 2)).toEqual(['missed', 'after']);
  });

  it('brings an event once, whichever node it came from, and those of one experience where asked', async () => {
    const store = memoryStore();
    const feed = open(store);
    const experienceId = crypto.randomUUID();
    const [all, one] = [feed.subscribe(tenantId, undefined), feed.subscribe(tenantId, experienceId)];
    const [here, there] = [event('here'), event('there', { experienceId })];
    await everythingIn(store).transaction(async (rows) => {
      await rows.experienceEvents.insert(here);
      await rows.experienceEvents.insert(there);
      await rows.experienceEvents.insert(event('elsewhere', { tenantId: anId<TenantId>() }));
    });
    feed.announce([here]);
    await feed.look();
    await feed.look();
    feed.announce([event('last', { experienceId })]);
    expect(await take(all, 4)).toEqual(['missed', 'here', 'there', 'last']);
    expect(await take(one, 3)).toEqual(['missed', 'there', 'last']);
  });

  it('says that events were missed once the store answers again', async () => {
    const store = memoryStore();
    let isDown = true;
    const feed = open({
      ...store,
      scoped: (scope) => {
        if (isDown) throw new Error('gone');
        return store.scoped(scope);
      },
    });
    const iterator = feed.subscribe(tenantId, undefined);
    expect(await take(iterator, 1)).toEqual(['missed']);
    await feed.look();
    isDown = false;
    await feed.look();
    expect(await take(iterator, 1)).toEqual(['missed']);
  });

  it('ends with its subscribers', async () => {
    const feed = open();
    const [left, kept] = [feed.subscribe(tenantId, undefined), feed.subscribe(tenantId, undefined)];
    await left.return?.();
    expect(await take(kept, 1)).toEqual(['missed']);
    expect(feed.subscribers()).toBe(1);
    const next = kept.next();
    feed.close();
    expect((await next).done).toBe(true);
    expect((await left.next()).done).toBe(true);
  });
});
