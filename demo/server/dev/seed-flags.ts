import type { Ports } from '../ports.ts';
import type { FlagValue } from '../flag-service/flag-document.ts';
import { setFlag } from '../flag-service/set-flag.ts';

/** Key of the environment of development, as the host shell names it. */
export const DEVELOPMENT_ENVIRONMENT = 'fe-development';

const FLAGS: readonly { name: string; description: string; enabled: boolean; value: FlagValue }[] = [
  { name: 'live-feed', description: 'Shows events of experiences as they happen', enabled: true, value: null },
  { name: 'traffic-chart', description: 'Form of the traffic chart: bars or list', enabled: true, value: 'bars' },
  {
    name: 'experience-editor-preview',
    description: 'Shows variants while they are edited',
    enabled: false,
    value: null,
  },
  {
    name: 'beta-banner',
    description: 'Text of the banner above every page',
    enabled: false,
    value: 'Try the new experience editor.',
  },
];

/** Seeds the flags of development, unless there are any, with a segment of Acme Robotics' people. */
export const seedFlags = async ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> => {
  const all = store.scoped({ across: 'seeds' });
  if ((await all.flagFeatures.count()) > 0) return;
  for (const flag of FLAGS)
    await setFlag({ store, clock }, { environment: DEVELOPMENT_ENVIRONMENT, ...flag }, 'development data');
  const [acme] = await all.tenants.find({ where: { name: 'Acme Robotics' }, order: [['createdAt', 'asc']], limit: 1 });
  if (!acme) return;
  await all.transaction((rows) =>
    rows.flagSegments.insert({
      id: crypto.randomUUID(),
      key: 'acme-robotics',
      name: 'People of Acme Robotics',
      rank: 1,
      details: {
        conditions: [{ attribute: 'tenantIds', op: 'contains', negate: false, value: { list: [acme.id] } }],
      },
      createdAt: clock.now().toISOString(),
    }),
  );
};
