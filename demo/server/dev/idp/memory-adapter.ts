import type { Adapter } from 'oidc-provider';

type Payload = Readonly<Record<string, unknown>>;

/** Store of the development providers: in memory, until the server stops. */
export const memoryAdapters = (): ((kind: string) => Adapter) => {
  const kept = new Map<string, { payload: Payload; until: number }>();
  const read = (key: string): Payload | undefined => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found.payload : undefined;
  };
  return (kind) => {
    const keyOf = (id: string) => `${kind}:${id}`;
    return {
      upsert: async (id, payload, seconds = 3600) => {
        kept.set(keyOf(id), { payload, until: Date.now() + seconds * 1000 });
      },
      find: async (id) => read(keyOf(id)),
      findByUid: async (uid) =>
        [...kept].find(([key, { payload }]) => key.startsWith(`${kind}:`) && payload['uid'] === uid)?.[1].payload,
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const found = kept.get(keyOf(id));
        if (found)
          kept.set(keyOf(id), { ...found, payload: { ...found.payload, consumed: Math.floor(Date.now() / 1000) } });
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of kept) if (payload['grantId'] === grantId) kept.delete(key);
      },
    };
  };
};
