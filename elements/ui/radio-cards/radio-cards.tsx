import type { IconNode } from 'lucide';
import { useId } from 'react';
import { useStyles } from '../../kit/use-styles.ts';
import type { Choice } from '../choices/choice.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import css from './radio-cards.css?inline';

/** Option of a radio card, with an icon and a badge. */
export interface RadioCard<Value extends string = string> extends Choice<Value> {
  readonly icon?: IconNode | undefined;
  /** Badge beside the label, in one or two words: "Recommended". */
  readonly badge?: string | undefined;
}

export interface RadioCardsProps<Value extends string> extends Omit<FieldProps, 'optional'> {
  options: readonly RadioCard<Value>[];
  /** Value of the selected card; `undefined` where none is. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** `grid` is side by side where there is space; `list` is one below the other. */
  layout?: 'list' | 'grid';
}

/** Radio group of cards, for a few options that each need a sentence: a second factor, a plan. */
export const RadioCards = <Value extends string>({
  options,
  value,
  onChange,
  layout = 'list',
  ...field
}: RadioCardsProps<Value>) => {
  useStyles(css);
  const name = useId();
  return (
    <Field {...field} group="radiogroup">
      {() => (
        <div className={`fe-cards fe-cards-${layout}`}>
          {options.map((option) => (
            <RadioCard
              key={option.value}
              name={name}
              card={option}
              chosen={option.value === value}
              onChoose={() => onChange(option.value)}
              disabled={field.disabled || option.disabled || false}
              readOnly={field.readOnly || false}
            />
          ))}
        </div>
      )}
    </Field>
  );
};

const RadioCard = ({
  name,
  card,
  chosen,
  onChoose,
  disabled,
  readOnly,
}: {
  name: string;
  card: RadioCard;
  chosen: boolean;
  onChoose: () => void;
  disabled: boolean;
  readOnly: boolean;
}) => {
  const id = useId();
  return (
    <label className="fe-card" part="card" data-disabled={disabled || undefined} data-read-only={readOnly || undefined}>
      {card.icon && <Icon of={card.icon} size={20} />}
      <span className="fe-card-text">
        <span className="fe-card-title" id={`${id}-title`}>
          {card.label}
          {card.badge && <span className="fe-card-badge">{card.badge}</span>}
        </span>
        {card.hint && (
          <span className="fe-card-hint" id={`${id}-hint`}>
            {card.hint}
          </span>
        )}
      </span>
      <input
        type="radio"
        className="fe-radio"
        name={name}
        checked={chosen}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={card.hint && `${id}-hint`}
        onChange={() => !readOnly && onChoose()}
      />
    </label>
  );
};
