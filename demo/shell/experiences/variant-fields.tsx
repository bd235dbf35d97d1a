import type { ReactElement } from 'react';
import { useUserFlag } from '../flags/flagsmith-context.ts';
import { type ExperienceDraft, newVariant, splitEvenly, totalShare } from './experience-draft.ts';
import { Field, TextField } from './field.tsx';
import { TrafficChart } from './traffic-chart.tsx';

type Drafted = ExperienceDraft['variants'];

/** Most variants of an experience. */
const MAX_VARIANTS = 10;

interface VariantFieldsProps {
  variants: Drafted;
  faults: ReadonlyMap<string, string>;
  onChange: (variants: Drafted) => void;
}

const Preview = ({ headline, body }: Drafted[number]) => (
  <div className="preview" dir="auto">
    <strong>{headline || 'Headline'}</strong>
    <p>{body || 'Text'}</p>
  </div>
);

interface VariantCardProps {
  variant: Drafted[number];
  title: string;
  faults: ReadonlyMap<string, string>;
  canRemove: boolean;
  onChange: (change: Partial<Drafted[number]>) => void;
  onRemove: () => void;
}

const VariantCard = ({ variant, title, faults, canRemove, onChange, onRemove }: VariantCardProps) => {
  const { key, name, share, headline, body } = variant;
  const hasPreview = useUserFlag('experience-editor-preview').isOn;
  return (
    <fieldset className="panel">
      <legend>{title}</legend>
      <div className="row">
        <TextField
          id={`name-${key}`}
          label="Name"
          fault={faults.get(`name-${key}`)}
          maxLength={100}
          value={name}
          onChange={(name) => onChange({ name })}
        />
        <Field id={`share-${key}`} label="Share, in percent" fault={faults.get(`share-${key}`)}>
          {(attributes) => (
            <input
              {...attributes}
              className="input"
              type="number"
              min={0}
              max={100}
              step={1}
              value={Number.isNaN(share) ? '' : share}
              onChange={({ target }) => onChange({ share: target.valueAsNumber })}
            />
          )}
        </Field>
      </div>
      <TextField
        id={`headline-${key}`}
        label="Headline"
        maxLength={200}
        value={headline}
        onChange={(headline) => onChange({ headline })}
      />
      <Field id={`body-${key}`} label="Text">
        {(attributes) => (
          <textarea
            {...attributes}
            className="input"
            dir="auto"
            rows={3}
            maxLength={2000}
            value={body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        )}
      </Field>
      {hasPreview && <Preview {...variant} />}
      {canRemove && (
        <button type="button" className="button" aria-label={`Remove ${name || 'variant'}`} onClick={onRemove}>
          Remove
        </button>
      )}
    </fieldset>
  );
};

/** Variants of an experience in the editor, with the split of the traffic between them. */
export const VariantFields = ({ variants, faults, onChange }: VariantFieldsProps): ReactElement => {
  const total = totalShare(variants);
  const change = (key: string, part: Partial<Drafted[number]>) =>
    onChange(variants.map((variant) => (variant.key === key ? { ...variant, ...part } : variant)));
  return (
    <section aria-labelledby="variants-title">
      <div className="panel-head">
        <h2 id="variants-title">Variants</h2>
        <button type="button" className="button" onClick={() => onChange(splitEvenly(variants))}>
          Split evenly
        </button>
      </div>
      <p className={faults.has('shares') ? 'fault' : 'hint'} id="shares" role="status">
        {faults.get('shares') ?? `The shares add up to ${Number.isNaN(total) ? '…' : total}%.`}
      </p>
      {total === 100 && (
        <TrafficChart shares={variants.map(({ key, ...part }) => ({ ...part, id: key }))} kind="bars" />
      )}
      {variants.map((variant, at) => (
        <VariantCard
          key={variant.key}
          variant={variant}
          title={`Variant ${at + 1}`}
          faults={faults}
          canRemove={variants.length > 1}
          onChange={(part) => change(variant.key, part)}
          onRemove={() => onChange(variants.filter(({ key }) => key !== variant.key))}
        />
      ))}
      {variants.length < MAX_VARIANTS && (
        <button
          type="button"
          className="button"
          onClick={() => onChange([...variants, newVariant(`Variant ${variants.length + 1}`, 0)])}
        >
          Add a variant
        </button>
      )}
    </section>
  );
};
