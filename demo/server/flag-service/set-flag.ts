import * as v from 'valibot';
import { failed, ok, type Result } from '../../../core/contract/failure.ts';
import { DESCRIPTION_MAX } from '../../../core/contract/limits.ts';
import { rawText, text } from '../checks/fields.ts';
import { rule } from '../checks/rule.ts';
import type { Ports } from '../ports.ts';
import type { FlagStateRecord } from '../store/records.ts';
import { ENVIRONMENT, type FlagValue, personSubject, segmentSubject, STATES_MAX } from './flag-document.ts';

const VALUE_MAX = 2000;

/** Key of an environment, segment or flag: what addresses and headers carry as it is. */
const key = v.pipe(text(100, 1), v.regex(/^[\w.-]+$/, rule('notRoleKey')));

/** Checks of a change. */
export const flagChange = v.object({
  environment: key,
  name: key,
  enabled: v.boolean(rule('notBoolean')),
  value: v.exactOptional(v.nullable(v.union([rawText(VALUE_MAX), v.number(), v.boolean()]))),
  /** Person whose own state it is. */
  identifier: v.exactOptional(text(VALUE_MAX, 1)),
  /** Segment whose state it is. */
  segment: v.exactOptional(key),
  description: v.exactOptional(text(DESCRIPTION_MAX)),
});
export type FlagChange = v.InferOutput<typeof flagChange>;

/** Removal of a person's or a segment's own state: they follow the environment again. */
export const flagReset = v.object({
  environment: key,
  name: key,
  identifier: v.exactOptional(text(VALUE_MAX, 1)),
  segment: v.exactOptional(key),
});

type Subject = Pick<FlagChange, 'identifier' | 'segment'>;

const subjectOf = ({ identifier, segment }: Subject): string => {
  if (identifier !== undefined) return personSubject(identifier);
  return segment === undefined ? ENVIRONMENT : segmentSubject(segment);
};

const shown = (state: FlagStateRecord | undefined): { enabled: boolean; value: FlagValue } | null =>
  state ? { enabled: state.enabled, value: state.details.value } : null;

/** Sets a flag of an environment, a segment or a person, with an entry of the operator's log; both are made where missing. */
export const setFlag = (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  change: FlagChange,
  by: string,
): Promise<Result<undefined, string>> =>
  store.scoped({ across: 'flags' }).transaction(async (rows) => {
    const now = clock.now().toISOString();
    const [known] = await rows.flagEnvironments.find({ where: { key: change.environment } });
    const environment =
      known ??
      (await rows.flagEnvironments.insert({
        id: crypto.randomUUID(),
        key: change.environment,
        name: change.environment,
        createdAt: now,
        updatedAt: now,
      }));
    if (change.segment !== undefined && (await rows.flagSegments.count({ key: change.segment })) === 0)
      return failed(`There is no segment "${change.segment}".`);
    const [found] = await rows.flagFeatures.find({ where: { name: change.name } });
    const [last] = await rows.flagFeatures.find({ order: [['number', 'desc']], limit: 1 });
    const feature =
      found ??
      (await rows.flagFeatures.insert({
        id: crypto.randomUUID(),
        number: (last?.number ?? 0) + 1,
        name: change.name,
        description: change.description ?? '',
        createdAt: now,
      }));
    const subject = subjectOf(change);
    const where = { environmentId: environment.id, featureId: feature.id, subject };
    const [before] = await rows.flagStates.find({ where });
    const value = change.value === undefined ? (before?.details.value ?? null) : change.value;
    const state = { enabled: change.enabled, details: { value }, updatedAt: now };
    if (before) await rows.flagStates.update({ id: before.id }, state);
    else {
      if ((await rows.flagStates.count({ environmentId: environment.id })) >= STATES_MAX)
        return failed(`There are ${STATES_MAX} states already: remove some first.`);
      await rows.flagStates.insert({ id: crypto.randomUUID(), ...where, ...state, createdAt: now });
    }
    await rows.flagEnvironments.update({ id: environment.id }, { updatedAt: now });
    await rows.flagChanges.insert({
      id: crypto.randomUUID(),
      environment: environment.key,
      feature: feature.name,
      subject,
      details: { before: shown(before), after: { enabled: change.enabled, value }, by },
      createdAt: now,
    });
    return ok(undefined);
  });

/** Removes the own state of a person or a segment, with an entry of the operator's log. */
export const resetFlag = (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  reset: v.InferOutput<typeof flagReset>,
  by: string,
): Promise<Result<undefined, string>> =>
  store.scoped({ across: 'flags' }).transaction(async (rows) => {
    const now = clock.now().toISOString();
    const [environment] = await rows.flagEnvironments.find({ where: { key: reset.environment } });
    const [feature] = await rows.flagFeatures.find({ where: { name: reset.name } });
    const subject = subjectOf(reset);
    if (!environment || !feature || subject === ENVIRONMENT) return failed('There is no state of its own.');
    const where = { environmentId: environment.id, featureId: feature.id, subject };
    const [before] = await rows.flagStates.find({ where });
    if (!before) return failed('There is no state of its own.');
    await rows.flagStates.remove({ id: before.id });
    await rows.flagEnvironments.update({ id: environment.id }, { updatedAt: now });
    await rows.flagChanges.insert({
      id: crypto.randomUUID(),
      environment: environment.key,
      feature: feature.name,
      subject,
      details: { before: shown(before), after: null, by },
      createdAt: now,
    });
    return ok(undefined);
  });
