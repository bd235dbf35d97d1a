import type { FlagCondition } from '../../../core/contract/entities/entitlement.ts';
import type { TenantId } from '../../../core/contract/entities/ids.ts';
import type { Ports } from '../ports.ts';
import type {
  ContentSourceRecord,
  ExperienceContent,
  ExperienceEventKind,
  ExperienceStatus,
  VariantColumns,
} from '../store/records.ts';
import { folded } from '../store/searchable.ts';
import type { Writer } from '../store/store.ts';

const HOUR_MS = 3_600_000;
const ADA = 'Ada Lovelace';

const SOURCES: readonly Pick<ContentSourceRecord, 'name' | 'provider' | 'details'>[] = [
  {
    name: 'Website content',
    provider: 'contentful',
    details: {
      environments: [
        { id: 'master', aliasedTo: 'release-2026-10', name: 'Production' },
        { id: 'staging', aliasedTo: null, name: 'Staging' },
      ],
      branches: [],
    },
  },
  {
    name: 'Documentation',
    provider: 'github',
    details: {
      environments: [],
      branches: [
        { id: 'main', aliasedTo: null, name: 'main' },
        { id: 'next', aliasedTo: 'v4', name: 'Next release' },
      ],
    },
  },
];

const AUDIENCES: readonly { name: string; description: string; conditions: FlagCondition[] }[] = [
  {
    name: 'Returning visitors',
    description: 'Came more than once',
    conditions: [{ attribute: 'visits', op: 'greater_than', negate: false, value: { number: 1 } }],
  },
  {
    name: 'Robotics engineers',
    description: 'Signed in, with an engineering role',
    conditions: [
      { attribute: 'role', op: 'in_list', negate: false, value: { list: ['engineer', 'lead engineer'] } },
      { attribute: 'signedIn', op: 'is', negate: false, value: { boolean: true } },
    ],
  },
  {
    name: 'Germany, Austria, Switzerland',
    description: 'Visitors from German-speaking countries',
    conditions: [{ attribute: 'country', op: 'in_list', negate: false, value: { list: ['DE', 'AT', 'CH'] } }],
  },
];

type Draft = Omit<VariantColumns, 'id'> & { exposures?: number; conversions?: number };

interface SeededExperience {
  name: string;
  description: string;
  status: ExperienceStatus;
  /** Name of its audience; none for everyone. */
  audience?: string;
  variants: readonly Draft[];
}

const EXPERIENCES: readonly SeededExperience[] = [
  {
    name: 'Homepage headline',
    description: 'Which promise brings more people to the demo?',
    status: 'PUBLISHED',
    variants: [
      {
        name: 'Original',
        share: 50,
        headline: 'Robots that learn your warehouse',
        body: 'Live in two weeks, without changing your shelves.',
        exposures: 48,
        conversions: 5,
      },
      {
        name: 'Numbers first',
        share: 50,
        headline: 'Pick 38% more orders an hour',
        body: 'Measured in 120 warehouses, guaranteed in yours.',
        exposures: 46,
        conversions: 9,
      },
    ],
  },
  {
    name: 'Pricing page for returning visitors',
    description: 'Leads people who have seen the prices to a call',
    status: 'PUBLISHED',
    audience: 'Returning visitors',
    variants: [
      { name: 'Plans', share: 34, headline: 'Choose a plan', body: '', exposures: 20, conversions: 2 },
      {
        name: 'Calculator',
        share: 33,
        headline: 'What would you save?',
        body: 'Enter your orders a day.',
        exposures: 21,
        conversions: 4,
      },
      { name: 'Call', share: 33, headline: 'Talk to an engineer', body: '', exposures: 19, conversions: 1 },
    ],
  },
  {
    name: 'Quick start for engineers',
    description: 'Opens the documentation at the robot SDK',
    status: 'PAUSED',
    audience: 'Robotics engineers',
    variants: [
      { name: 'Guide', share: 80, headline: 'Your first robot in ten minutes', body: '', exposures: 8 },
      { name: 'Reference', share: 20, headline: 'SDK reference', body: '', exposures: 2 },
    ],
  },
  {
    name: 'Trade fair in Hannover',
    description: 'Invitation to the stand',
    status: 'DRAFT',
    audience: 'Germany, Austria, Switzerland',
    variants: [
      { name: 'Invitation', share: 100, headline: 'Meet us in hall 17', body: 'See six robots pick at full speed.' },
    ],
  },
  {
    name: 'Spring banner',
    description: 'Offer of last spring',
    status: 'ARCHIVED',
    variants: [{ name: 'Banner', share: 100, headline: 'Two months free', body: 'Until the end of May.' }],
  },
];

/** Events of a seeded experience: changes first, then visits, spread over the last day. */
const happenings = (status: ExperienceStatus, variants: readonly (Draft & { id: string; name: string })[]) => {
  type Happening = { kind: ExperienceEventKind; variant?: { id: string; name: string } };
  const visits = variants.flatMap((variant): Happening[] => [
    ...Array.from({ length: variant.exposures ?? 0 }, () => ({ kind: 'EXPOSURE' as const, variant })),
    ...Array.from({ length: variant.conversions ?? 0 }, () => ({ kind: 'CONVERSION' as const, variant })),
  ]);
  const published: Happening[] = status === 'PUBLISHED' || status === 'PAUSED' ? [{ kind: 'PUBLISHED' }] : [];
  const over: Happening[] =
    status === 'PAUSED' ? [{ kind: 'PAUSED' }] : status === 'ARCHIVED' ? [{ kind: 'ARCHIVED' }] : [];
  // alternating, as visitors come
  const mixed = visits
    .map((visit, at) => ({ visit, order: (at * 37) % visits.length }))
    .toSorted((a, b) => a.order - b.order);
  return [{ kind: 'CREATED' } as Happening, ...published, ...mixed.map(({ visit }) => visit), ...over];
};

const add = async (rows: Writer, tenantId: TenantId, now: Date): Promise<void> => {
  const createdAt = new Date(now.getTime() - 24 * HOUR_MS).toISOString();
  const about = { tenantId, version: 1, createdAt, updatedAt: createdAt };
  const sources = SOURCES.map((source) => ({ ...source, id: crypto.randomUUID(), tenantId, createdAt }));
  for (const source of sources) await rows.contentSources.insert(source);
  const audienceIds = new Map<string, string>();
  for (const { name, description, conditions } of AUDIENCES) {
    const { id } = await rows.audiences.insert({
      ...about,
      id: crypto.randomUUID(),
      name,
      description,
      details: { conditions },
    });
    audienceIds.set(name, id);
  }
  const [website] = sources;
  const [environment] = website?.details.environments ?? [];
  for (const [at, { name, description, status, audience, variants }] of EXPERIENCES.entries()) {
    const known = variants.map((variant) => ({ ...variant, id: crypto.randomUUID() as string }));
    const draft: ExperienceContent = {
      audienceId: (audience && audienceIds.get(audience)) ?? null,
      sourceId: website?.id ?? null,
      environment: environment ? { id: environment.id, aliasedTo: environment.aliasedTo } : null,
      branch: null,
      variants: known.map(({ id, name: title, share, headline, body }) => ({ id, name: title, share, headline, body })),
      rules: [],
    };
    const isPublished = status === 'PUBLISHED' || status === 'PAUSED';
    const changedAt = new Date(now.getTime() - (at + 1) * HOUR_MS).toISOString();
    const experience = await rows.experiences.insert({
      id: crypto.randomUUID(),
      tenantId,
      name,
      searchable: folded(`${name} ${description}`),
      description,
      status,
      draft,
      published: isPublished ? draft : null,
      version: isPublished ? 2 : 1,
      publishedVersion: isPublished ? 2 : null,
      publishedAt: isPublished ? changedAt : null,
      updatedBy: ADA,
      createdAt,
      updatedAt: changedAt,
    });
    const events = happenings(status, known);
    const stepMs = (20 * HOUR_MS) / events.length;
    for (const [nth, { kind, variant }] of events.entries())
      await rows.experienceEvents.insert({
        id: crypto.randomUUID(),
        tenantId,
        experienceId: experience.id,
        kind,
        variantId: variant?.id ?? null,
        details: { experienceName: name, variantName: variant?.name ?? null, actor: variant ? null : ADA },
        createdAt: new Date(now.getTime() - 23 * HOUR_MS + nth * stepMs).toISOString(),
      });
  }
};

/** Seeds experiences of Acme Robotics, unless it has any. */
export const seedExperiences = async ({ store, clock }: Pick<Ports, 'store' | 'clock'>): Promise<void> => {
  const all = store.scoped({ across: 'seeds' });
  const [acme] = await all.tenants.find({ where: { name: 'Acme Robotics' }, order: [['createdAt', 'asc']], limit: 1 });
  if (!acme || (await all.experiences.count({ tenantId: acme.id })) > 0) return;
  await all.transaction((rows) => add(rows, acme.id, clock.now()));
};
