import type { FlagCondition } from '../../../core/contract/entities/entitlement.ts';
import { evaluateRules } from '../../../core/contract/flag.ts';
import { LRUCache } from 'lru-cache';
import type { Ports } from '../ports.ts';
import type { FlagStateRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** Value of a flag. */
export type FlagValue = string | number | boolean | null;

/** Traits of an identity, by name. */
export type Traits = Readonly<Record<string, FlagValue>>;

/** Flag as Flagsmith's API answers it. */
export interface ApiFlag {
  id: number;
  feature: { id: number; name: string; type: 'STANDARD' };
  enabled: boolean;
  feature_state_value: FlagValue;
}

/** Everything that flags of one environment are evaluated from. */
export interface FlagDocument {
  readonly updatedAt: string;
  readonly features: readonly { readonly number: number; readonly name: string; readonly states: States }[];
  /** Segments in the order in which they are looked at. */
  readonly segments: readonly { readonly key: string; readonly conditions: readonly FlagCondition[] }[];
}

type States = ReadonlyMap<string, Pick<FlagStateRecord, 'enabled' | 'details'>>;

/** Most states of an environment: one for each flag, segment and person that differs. Ours. */
export const STATES_MAX = 5_000;
/** Time that an environment is remembered, in milliseconds. Ours: clients that listen ask every second. */
const REMEMBERED_MS = 1_000;

/** Subject of a state: the environment, a segment of its people, or one person. */
export const ENVIRONMENT = '';
export const segmentSubject = (key: string): string => `segment:${key}`;
export const personSubject = (identifier: string): string => `person:${identifier}`;

const load = async (rows: Reader, key: string): Promise<FlagDocument | undefined> => {
  const [environment] = await rows.flagEnvironments.find({ where: { key } });
  if (!environment) return undefined;
  const [features, segments, states] = await Promise.all([
    rows.flagFeatures.find({ order: [['name', 'asc']] }),
    rows.flagSegments.find({ order: [['rank', 'asc']] }),
    rows.flagStates.find({ where: { environmentId: environment.id }, limit: STATES_MAX }),
  ]);
  const byFeature = new Map<string, Map<string, FlagStateRecord>>();
  for (const state of states) {
    const known = byFeature.get(state.featureId) ?? new Map<string, FlagStateRecord>();
    byFeature.set(state.featureId, known.set(state.subject, state));
  }
  return {
    updatedAt: environment.updatedAt,
    features: features.map(({ id, number, name }) => ({ number, name, states: byFeature.get(id) ?? new Map() })),
    segments: segments.map((segment) => ({ key: segment.key, conditions: segment.details.conditions })),
  };
};

/** Reader of environments, which remembers each for a second. */
export const flagDocuments = ({ store }: Pick<Ports, 'store'>) => {
  const remembered = new LRUCache<string, Promise<FlagDocument | undefined>>({ max: 100, ttl: REMEMBERED_MS });
  return {
    read: (key: string): Promise<FlagDocument | undefined> => {
      const before = remembered.get(key);
      if (before) return before;
      const document = store.scoped({ across: 'flags' }).snapshot((rows) => load(rows, key));
      remembered.set(key, document);
      document.catch(() => remembered.delete(key));
      return document;
    },
    /** Forgets what this node remembers, after a change. */
    forget: (): void => remembered.clear(),
  };
};

/** Name of a trait, as the SDK sends it again: in lower case, with underscores for spaces. */
const traitName = (name: string): string => name.toLowerCase().replaceAll(' ', '_');

const named = (traits: Traits): Traits =>
  Object.fromEntries(Object.entries(traits).map(([name, value]) => [traitName(name), value]));

const isIn = (conditions: readonly FlagCondition[], traits: Traits): boolean => {
  const comparable = conditions.map(({ attribute, op, negate, value }) => ({
    attribute: traitName(attribute),
    op,
    negate,
    value,
  }));
  const rules = [{ conditions: comparable, treatment: 'true' }];
  return evaluateRules({ rules, defaultTreatment: 'false' }, traits) === 'true';
};

/** Flags of an environment for an identity: its own state, else that of its first segment with one, else the environment's. */
export const evaluateFlags = (
  { features, segments }: FlagDocument,
  identity?: { identifier: string; traits: Traits },
): ApiFlag[] => {
  const traits = named(identity?.traits ?? {});
  const subjects = identity
    ? [
        personSubject(identity.identifier),
        ...segments.filter(({ conditions }) => isIn(conditions, traits)).map(({ key }) => segmentSubject(key)),
      ]
    : [];
  return features.map(({ number, name, states }) => {
    const subject = [...subjects, ENVIRONMENT].find((one) => states.has(one)) ?? ENVIRONMENT;
    const state = states.get(subject);
    return {
      id: number,
      feature: { id: number, name, type: 'STANDARD' },
      enabled: state?.enabled ?? false,
      feature_state_value: state?.details.value ?? null,
    };
  });
};
