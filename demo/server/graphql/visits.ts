import type { FlagCondition } from '../../../core/contract/entities/entitlement.ts';
import { evaluateRules, type FlagAttributes } from '../../../core/contract/flag.ts';
import type { ExperienceEventKind, ExperienceRecord, VariantColumns } from '../store/records.ts';
import { visitInput } from './checks.ts';
import { graphqlError } from './failures.ts';
import type { OperationContext } from './operation.ts';

const allHold = (conditions: readonly FlagCondition[], attributes: FlagAttributes): boolean =>
  evaluateRules(
    { rules: [{ conditionLogic: 'and', conditions: [...conditions], treatment: 'true' }], defaultTreatment: 'false' },
    attributes,
  ) === 'true';

/** Number from 0 to 99 of a visitor in an experience, the same at each visit. */
const bucketOf = async (experienceId: string, visitorId: string): Promise<number> => {
  const bytes = new TextEncoder().encode(`${experienceId}:${visitorId}`);
  const hash = new DataView(await crypto.subtle.digest('SHA-256', bytes));
  return hash.getUint32(0) % 100;
};

/** Variant of a bucket: the shares lie side by side in order. */
const variantAt = (variants: readonly VariantColumns[], bucket: number): VariantColumns | undefined => {
  let end = 0;
  return variants.find(({ share }) => {
    end += share;
    return bucket < end;
  });
};

/** Variant that a visitor gets: none unless the experience is published and all conditions hold. */
const variantFor = async (
  operation: OperationContext,
  { id, status, published }: ExperienceRecord,
  visitorId: string,
  attributes: FlagAttributes,
): Promise<VariantColumns | undefined> => {
  if (status !== 'PUBLISHED' || !published) return undefined;
  const audience = published.audienceId ? await operation.rows.audiences.get(published.audienceId) : undefined;
  if (published.audienceId && !audience) return undefined;
  if (!allHold([...(audience?.details.conditions ?? []), ...published.rules], attributes)) return undefined;
  return variantAt(published.variants, await bucketOf(id, visitorId));
};

/** Counts a visit or a conversion, and answers the visitor's variant. */
const record =
  (kind: ExperienceEventKind) =>
  async (operation: OperationContext, { input }: { input: unknown }) => {
    await operation.allow('fe.secure.read.experiences');
    const { experienceId, visitorId, attributes } = operation.checked(visitInput, input);
    const experience = await operation.rows.experiences.get(experienceId);
    if (!experience) throw graphqlError('notFound');
    const variant = await variantFor(operation, experience, visitorId, attributes ?? {});
    const visit = { experienceId, variant: variant && { ...variant, experienceId } };
    if (!variant) return visit;
    return operation.write(async () => ({
      value: visit,
      events: [{ experience, kind, variant, byVisitor: true }],
    }));
  };

/** Counts a visit. */
export const recordVisit = record('EXPOSURE');
/** Counts a conversion. */
export const recordConversion = record('CONVERSION');
