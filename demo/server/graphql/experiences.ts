import { dequal } from 'dequal';
import type { AuditAction } from '../../../core/contract/audit-action.ts';
import { FIRST_MAX } from './checks.ts';
import { experienceInput, type ExperienceInput, page, versioned, audienceInput } from './checks.ts';
import { id as idCheck } from '../checks/fields.ts';
import { folded } from '../store/searchable.ts';
import type {
  AudienceRecord,
  ExperienceContent,
  ExperienceEventKind,
  ExperienceRecord,
  ExperienceStatus,
} from '../store/records.ts';
import type { TenantWriter } from '../store/store.ts';
import { graphqlError } from './failures.ts';
import type { OperationContext, Written } from './operation.ts';

/** Most experiences and audiences of a tenant. Ours. */
const EXPERIENCES_MAX = 1000;
const AUDIENCES_MAX = 200;

const READ = 'fe.secure.read.experiences';
const WRITE = 'fe.secure.write.experiences';
const DELETE = 'fe.secure.delete.experiences';

/** Ids that a draft refers to must be of the tenant, and its environment and branch of the source. */
const checkReferences = async (rows: TenantWriter, content: ExperienceContent) => {
  const { audienceId, sourceId, environment, branch } = content;
  if (audienceId && !(await rows.audiences.get(audienceId))) throw graphqlError('notFound');
  const source = sourceId ? await rows.contentSources.get(sourceId) : undefined;
  if (sourceId && !source) throw graphqlError('notFound');
  const isIn = (list: readonly { id: string; aliasedTo: string | null }[] = [], wanted: typeof environment) =>
    !wanted || list.some(({ id, aliasedTo }) => id === wanted.id && aliasedTo === wanted.aliasedTo);
  if (!isIn(source?.details.environments, environment) || !isIn(source?.details.branches, branch))
    throw graphqlError('notFound');
};

/** Draft of an input; a variant keeps its id where the experience has it, others get a new one. */
const contentOf = (input: ExperienceInput, before?: ExperienceContent): ExperienceContent => {
  const known = new Set(before?.variants.map(({ id }) => id));
  return {
    audienceId: input.audienceId,
    sourceId: input.sourceId,
    environment: input.environment,
    branch: input.branch,
    rules: input.rules,
    variants: input.variants.map(({ id, ...variant }) => ({
      id: id && known.has(id) ? id : crypto.randomUUID(),
      ...variant,
    })),
  };
};

/** Whether the draft differs from what visitors get. */
export const isChanged = ({ draft, published }: ExperienceRecord): boolean => !dequal(draft, published);

/** Page of the experiences of a tenant. */
export const listExperiences = async (operation: OperationContext, args: unknown) => {
  await operation.allow(READ);
  const { search, status, first, offset } = operation.checked(page, args);
  const shown: readonly ExperienceStatus[] = status ?? ['DRAFT', 'PUBLISHED', 'PAUSED'];
  const term = folded(search?.trim() ?? '');
  const where = { status: { in: shown }, ...(term && { searchable: { contains: term } }) };
  const [items, total] = await Promise.all([
    operation.rows.experiences.find({
      where,
      order: [['updatedAt', 'desc']],
      limit: Math.min(first, FIRST_MAX),
      offset,
    }),
    operation.rows.experiences.count(where),
  ]);
  return { items, total };
};

/** Experience of the tenant; null where there is none of that id. */
export const readExperience = async (operation: OperationContext, { id }: { id: string }) => {
  await operation.allow(READ);
  return (await operation.rows.experiences.get(operation.checked(idCheck(), id))) ?? null;
};

/** Creates an experience as a draft. */
export const createExperience = async (operation: OperationContext, { input }: { input: unknown }) => {
  await operation.allow(WRITE);
  const given = operation.checked(experienceInput, input);
  return operation.write(async (rows, now): Promise<Written<ExperienceRecord>> => {
    const draft = contentOf(given);
    await checkReferences(rows, draft);
    if ((await rows.experiences.count()) >= EXPERIENCES_MAX) throw graphqlError('tooMany');
    const experience = await rows.experiences.insert({
      id: crypto.randomUUID(),
      tenantId: operation.principal.tenantId,
      name: given.name,
      searchable: folded(`${given.name} ${given.description}`),
      description: given.description,
      status: 'DRAFT',
      draft,
      published: null,
      version: 1,
      publishedVersion: null,
      publishedAt: null,
      updatedBy: operation.principal.name,
      createdAt: now,
      updatedAt: now,
    });
    return {
      value: experience,
      events: [{ experience, kind: 'CREATED' }],
      act: { action: 'Experience created', details: { experience: experience.id, name: experience.name } },
    };
  });
};

/** Change of an experience: what it makes of the row, or undefined where its status does not allow it. */
interface Change {
  kind: ExperienceEventKind;
  action: AuditAction;
  apply(before: ExperienceRecord, rows: TenantWriter, now: string): Promise<Partial<ExperienceRecord> | undefined>;
}

/** Changes an experience by compare and set: the version that the caller saw must be the current one. */
const change = async (operation: OperationContext, args: unknown, { kind, action, apply }: Change) => {
  await operation.allow(WRITE);
  const { id, version } = operation.checked(versioned, args);
  return operation.write(async (rows, now): Promise<Written<ExperienceRecord>> => {
    const before = await rows.experiences.get(id);
    if (!before) throw graphqlError('notFound');
    if (before.version !== version) throw graphqlError('staleVersion');
    const changes = await apply(before, rows, now);
    if (!changes) throw graphqlError('statusConflict');
    const [experience] = await rows.experiences.update(
      { id, version },
      { ...changes, version: version + 1, updatedBy: operation.principal.name, updatedAt: now },
    );
    if (!experience) throw graphqlError('staleVersion');
    return {
      value: experience,
      events: [{ experience, kind }],
      act: { action, details: { experience: id, name: experience.name, version: experience.version } },
    };
  });
};

/** Changes the draft of an experience. */
export const updateExperience = async (operation: OperationContext, args: { input: unknown }) => {
  await operation.allow(WRITE);
  const given = operation.checked(experienceInput, args.input);
  return change(operation, args, {
    kind: 'EDITED',
    action: 'Experience changed',
    apply: async (before, rows) => {
      if (before.status === 'ARCHIVED') return undefined;
      const draft = contentOf(given, before.draft);
      await checkReferences(rows, draft);
      const { name, description } = given;
      return { name, description, searchable: folded(`${name} ${description}`), draft };
    },
  });
};

/** Publishes the draft of an experience. */
export const publishExperience = (operation: OperationContext, args: unknown) =>
  change(operation, args, {
    kind: 'PUBLISHED',
    action: 'Experience published',
    apply: async ({ status, draft, version }, rows, now) => {
      if (status === 'ARCHIVED') return undefined;
      await checkReferences(rows, draft);
      return { status: 'PUBLISHED', published: draft, publishedVersion: version + 1, publishedAt: now };
    },
  });

const move =
  (kind: ExperienceEventKind, action: AuditAction, from: readonly ExperienceStatus[], to: ExperienceStatus) =>
  (operation: OperationContext, args: unknown) =>
    change(operation, args, {
      kind,
      action,
      apply: async ({ status }) => (from.includes(status) ? { status: to } : undefined),
    });

export const pauseExperience = move('PAUSED', 'Experience paused', ['PUBLISHED'], 'PAUSED');
export const resumeExperience = move('RESUMED', 'Experience resumed', ['PAUSED'], 'PUBLISHED');
export const archiveExperience = move('ARCHIVED', 'Experience archived', ['DRAFT', 'PUBLISHED', 'PAUSED'], 'ARCHIVED');
export const restoreExperience = move('RESTORED', 'Experience restored', ['ARCHIVED'], 'DRAFT');

/** Audiences of a tenant, by name. */
export const listAudiences = async (operation: OperationContext) => {
  await operation.allow(READ);
  return operation.rows.audiences.find({ order: [['name', 'asc']], limit: AUDIENCES_MAX });
};

export const readAudience = async (operation: OperationContext, { id }: { id: string }) => {
  await operation.allow(READ);
  return (await operation.rows.audiences.get(operation.checked(idCheck(), id))) ?? null;
};

/** Creates an audience. */
export const createAudience = async (operation: OperationContext, { input }: { input: unknown }) => {
  await operation.allow(WRITE);
  const { name, description, conditions } = operation.checked(audienceInput, input);
  return operation.write(async (rows, now): Promise<Written<AudienceRecord>> => {
    if ((await rows.audiences.count()) >= AUDIENCES_MAX) throw graphqlError('tooMany');
    const id = crypto.randomUUID();
    const { tenantId } = operation.principal;
    const row = {
      id,
      tenantId,
      name,
      description,
      details: { conditions },
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    const value = await rows.audiences.insert(row);
    return { value, events: [], act: { action: 'Audience created', details: { audience: id, name } } };
  });
};

/** Changes an audience, for published experiences at once. */
export const updateAudience = async (operation: OperationContext, args: { input: unknown }) => {
  await operation.allow(WRITE);
  const { id, version } = operation.checked(versioned, args);
  const { name, description, conditions } = operation.checked(audienceInput, args.input);
  return operation.write(async (rows, now): Promise<Written<AudienceRecord>> => {
    if (!(await rows.audiences.get(id))) throw graphqlError('notFound');
    const changes = { name, description, details: { conditions }, version: version + 1, updatedAt: now };
    const [value] = await rows.audiences.update({ id, version }, changes);
    if (!value) throw graphqlError('staleVersion');
    return { value, events: [], act: { action: 'Audience changed', details: { audience: id, name } } };
  });
};

/** Deletes an audience that no experience uses. */
export const deleteAudience = async (operation: OperationContext, args: unknown) => {
  await operation.allow(DELETE);
  const { id, version } = operation.checked(versioned, args);
  return operation.write(async (rows): Promise<Written<boolean>> => {
    const audience = await rows.audiences.get(id);
    if (!audience) throw graphqlError('notFound');
    const all = await rows.experiences.find({ limit: EXPERIENCES_MAX });
    if (all.some(({ draft, published }) => draft.audienceId === id || published?.audienceId === id))
      throw graphqlError('audienceInUse');
    if ((await rows.audiences.remove({ id, version })) === 0) throw graphqlError('staleVersion');
    const details = { audience: id, name: audience.name };
    return { value: true, events: [], act: { action: 'Audience deleted', details } };
  });
};
