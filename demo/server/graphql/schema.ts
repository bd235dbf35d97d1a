import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { createSchema } from 'graphql-yoga';
import typeDefs from './schema.graphql?raw';
import type {
  AudienceRecord,
  ContentSourceRecord,
  ExperienceContent,
  ExperienceEventRecord,
  ExperienceRecord,
  VariantColumns,
} from '../store/records.ts';
import { eventsPage } from './checks.ts';
import * as experiences from './experiences.ts';
import type { Fed } from './feed.ts';
import type { OperationContext } from './operation.ts';
import { recordConversion, recordVisit } from './visits.ts';

const READ = 'fe.secure.read.experiences';

/** Resolver of a field of the root. */
const root =
  <Args, Value>(resolve: (operation: OperationContext, args: Args) => Value) =>
  (_: unknown, args: Args, operation: OperationContext): Value =>
    resolve(operation, args);

/** Depth of JSON literals within a document; variables are read as JSON already. Ours. */
const LITERAL_DEPTH = 8;

const literal = (node: ValueNode, variables: Parameters<typeof valueFromASTUntyped>[1], depth = 0): unknown => {
  if (depth > LITERAL_DEPTH) throw new GraphQLError('The JSON value is nested too deeply', { nodes: node });
  if (node.kind === Kind.LIST) for (const value of node.values) literal(value, variables, depth + 1);
  if (node.kind === Kind.OBJECT) for (const { value } of node.fields) literal(value, variables, depth + 1);
  return depth === 0 ? valueFromASTUntyped(node, variables) : undefined;
};

const json = new GraphQLScalarType({
  name: 'JSON',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => literal(node, variables),
});
const dateTime = new GraphQLScalarType({ name: 'DateTime' });

/** Variant with the experience that its results are counted for. */
type Variant = VariantColumns & { experienceId: string };

const resultsOf = async ({ id, experienceId }: Variant, operation: OperationContext) => {
  const count = (kind: 'EXPOSURE' | 'CONVERSION') =>
    operation.rows.experienceEvents.count({ experienceId, variantId: id, kind });
  const [exposures, conversions] = await Promise.all([count('EXPOSURE'), count('CONVERSION')]);
  return { exposures, conversions };
};

/** Environment or branch of a draft, with its name as the source has it now. */
const externalOf =
  (part: 'environment' | 'branch', list: 'environments' | 'branches') =>
  async ({ draft }: { draft: ExperienceContent }, _: unknown, { loaders }: OperationContext) => {
    const wanted = draft[part];
    if (!wanted || !draft.sourceId) return null;
    const source = await loaders.source.load(draft.sourceId);
    const known = source?.details[list].find(({ id, aliasedTo }) => id === wanted.id && aliasedTo === wanted.aliasedTo);
    return known ?? { ...wanted, name: wanted.id };
  };

/** Experiences of events, read once for all subscribers of this node. */
const experienceOfEvent = new WeakMap<ExperienceEventRecord, Promise<ExperienceRecord | undefined>>();

const readOnce = (event: ExperienceEventRecord, { rows }: OperationContext) => {
  const known = experienceOfEvent.get(event);
  if (known) return known;
  const read = rows.experiences.get(event.experienceId);
  experienceOfEvent.set(event, read);
  read.catch(() => experienceOfEvent.delete(event));
  return read;
};

const event =
  <Value>(of: (happened: ExperienceEventRecord) => Value, missed: Value) =>
  (fed: Fed): Value =>
    fed.missed ? missed : of(fed.event);

const listEvents = async (operation: OperationContext, args: unknown): Promise<Fed[]> => {
  await operation.allow(READ);
  const { experienceId, first } = operation.checked(eventsPage, args);
  const events = await operation.rows.experienceEvents.find({
    ...(experienceId && { where: { experienceId } }),
    order: [['createdAt', 'desc']],
    limit: first,
  });
  return events.map((happened) => ({ missed: false, event: happened }));
};

const subscribeToFeed = async (operation: OperationContext, args: unknown) => {
  await operation.allow(READ);
  const { experienceId } = operation.checked(eventsPage, args);
  return operation.feed.subscribe(operation.principal.tenantId, experienceId ?? undefined);
};

const listSources = async (operation: OperationContext) => {
  await operation.allow(READ);
  return operation.rows.contentSources.find({ order: [['name', 'asc']], limit: 100 });
};

/** Executable schema of `/graphql`. */
export const createGraphqlSchema = () =>
  createSchema<OperationContext>({
    typeDefs,
    resolvers: {
      JSON: json,
      DateTime: dateTime,
      Query: {
        viewer: root(async ({ principal }) => ({
          kind: principal.kind,
          id: principal.id,
          name: principal.name,
          tenantId: principal.tenantId,
          canWrite: await principal.may('fe.secure.write.experiences'),
        })),
        contentSources: root(listSources),
        audiences: root(experiences.listAudiences),
        audience: root(experiences.readAudience),
        experiences: root(experiences.listExperiences),
        experience: root(experiences.readExperience),
        events: root(listEvents),
      },
      Mutation: {
        createExperience: root(experiences.createExperience),
        updateExperience: root(experiences.updateExperience),
        publishExperience: root(experiences.publishExperience),
        pauseExperience: root(experiences.pauseExperience),
        resumeExperience: root(experiences.resumeExperience),
        archiveExperience: root(experiences.archiveExperience),
        restoreExperience: root(experiences.restoreExperience),
        createAudience: root(experiences.createAudience),
        updateAudience: root(experiences.updateAudience),
        deleteAudience: root(experiences.deleteAudience),
        recordVisit: root(recordVisit),
        recordConversion: root(recordConversion),
      },
      Subscription: { feed: { subscribe: root(subscribeToFeed), resolve: (fed: Fed) => fed } },
      ContentSource: {
        environments: ({ details }: ContentSourceRecord) => details.environments,
        branches: ({ details }: ContentSourceRecord) => details.branches,
      },
      Audience: { conditions: ({ details }: AudienceRecord) => details.conditions },
      Variant: {
        results: (variant: Variant, _: unknown, operation: OperationContext) => resultsOf(variant, operation),
      },
      Experience: {
        variants: ({ id, draft }: ExperienceRecord) => draft.variants.map((one) => ({ ...one, experienceId: id })),
        rules: ({ draft }: ExperienceRecord) => draft.rules,
        audience: async ({ draft }: ExperienceRecord, _: unknown, { loaders }: OperationContext) =>
          draft.audienceId ? ((await loaders.audience.load(draft.audienceId)) ?? null) : null,
        source: async ({ draft }: ExperienceRecord, _: unknown, { loaders }: OperationContext) =>
          draft.sourceId ? ((await loaders.source.load(draft.sourceId)) ?? null) : null,
        environment: externalOf('environment', 'environments'),
        branch: externalOf('branch', 'branches'),
        changed: (experience: ExperienceRecord) => experiences.isChanged(experience),
      },
      FeedEvent: {
        id: (fed: Fed) => (fed.missed ? crypto.randomUUID() : fed.event.id),
        kind: (fed: Fed) => (fed.missed ? 'MISSED' : fed.event.kind),
        at: (fed: Fed, _: unknown, { ports }: OperationContext) =>
          fed.missed ? ports.clock.now().toISOString() : fed.event.createdAt,
        experience: (fed: Fed, _: unknown, operation: OperationContext) =>
          fed.missed ? null : readOnce(fed.event, operation),
        experienceName: event(({ details }) => details.experienceName, ''),
        variantId: event<string | null>(({ variantId }) => variantId, null),
        variantName: event<string | null>(({ details }) => details.variantName, null),
        actor: event<string | null>(({ details }) => details.actor, null),
      },
    },
  });
