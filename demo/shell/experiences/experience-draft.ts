import type { Condition, Experience, ExperienceInput, External, VariantInput } from './operations.ts';

/** Experience as it stands in the editor. */
export interface ExperienceDraft {
  readonly name: string;
  readonly description: string;
  readonly audienceId: string;
  readonly sourceId: string;
  /** Keys of the chosen environment and branch. */
  readonly environment: string;
  readonly branch: string;
  readonly variants: readonly (VariantInput & { readonly key: string })[];
  readonly rules: readonly Condition[];
  /** Version that is edited; 0 for a new experience. */
  readonly version: number;
}

/** Key of an environment or branch: an alias and its target are two. */
export const keyOfExternal = ({ id, aliasedTo }: Pick<External, 'id' | 'aliasedTo'>): string =>
  JSON.stringify([id, aliasedTo]);

const externalOf = (key: string): Pick<External, 'id' | 'aliasedTo'> | null => {
  if (key === '') return null;
  const [id, aliasedTo] = JSON.parse(key) as [string, string | null]; // written above
  return { id, aliasedTo };
};

export const newVariant = (name: string, share: number): ExperienceDraft['variants'][number] => ({
  key: crypto.randomUUID(),
  name,
  share,
  headline: '',
  body: '',
});

export const NEW_DRAFT = (): ExperienceDraft => ({
  name: '',
  description: '',
  audienceId: '',
  sourceId: '',
  environment: '',
  branch: '',
  variants: [newVariant('Original', 50), newVariant('Variant B', 50)],
  rules: [],
  version: 0,
});

const plainCondition = ({ attribute, op, negate, value }: Condition): Condition => ({ attribute, op, negate, value });

export const draftOf = (experience: Experience): ExperienceDraft => ({
  name: experience.name,
  description: experience.description,
  audienceId: experience.audience?.id ?? '',
  sourceId: experience.source?.id ?? '',
  environment: experience.environment ? keyOfExternal(experience.environment) : '',
  branch: experience.branch ? keyOfExternal(experience.branch) : '',
  variants: experience.variants.map(({ id, name, share, headline, body }) => ({
    key: id,
    id,
    name,
    share,
    headline,
    body,
  })),
  rules: experience.rules.map(plainCondition),
  version: experience.version,
});

export const inputOf = (draft: ExperienceDraft): ExperienceInput => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  audienceId: draft.audienceId || null,
  sourceId: draft.sourceId || null,
  environment: externalOf(draft.environment),
  branch: externalOf(draft.branch),
  variants: draft.variants.map(({ id, name, share, headline, body }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    share,
    headline,
    body,
  })),
  rules: draft.rules,
});

/** Equal shares of a hundred; the first take what is left over. */
export const splitEvenly = (variants: ExperienceDraft['variants']): ExperienceDraft['variants'] => {
  const each = Math.floor(100 / variants.length);
  const left = 100 - each * variants.length;
  return variants.map((variant, at) => ({ ...variant, share: each + (at < left ? 1 : 0) }));
};

export const totalShare = (variants: ExperienceDraft['variants']): number =>
  variants.reduce((sum, { share }) => sum + share, 0);

/** Faults of a draft, by the field they are shown at, in the order of the page. */
export const faultsOf = ({ name, variants }: ExperienceDraft): ReadonlyMap<string, string> => {
  const faults = new Map<string, string>();
  if (name.trim() === '') faults.set('name', 'Enter a name');
  for (const variant of variants) {
    if (variant.name.trim() === '') faults.set(`name-${variant.key}`, 'Enter a name');
    if (!Number.isInteger(variant.share) || variant.share < 0 || variant.share > 100)
      faults.set(`share-${variant.key}`, 'Enter a whole number from 0 to 100');
  }
  if (totalShare(variants) !== 100) faults.set('shares', `The shares add up to ${totalShare(variants)}%, not 100%`);
  return faults;
};
