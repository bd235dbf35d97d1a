import { useQuery } from '@apollo/client/react';
import type { ReactElement } from 'react';
import { type ExperienceDraft, keyOfExternal } from './experience-draft.ts';
import { Field } from './field.tsx';
import { CHOICES, type External } from './operations.ts';

interface Option {
  readonly value: string;
  readonly name: string;
}

interface ChoiceProps {
  id: string;
  label: string;
  none: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

const Choice = ({ id, label, none, value, options, onChange }: ChoiceProps) => (
  <Field id={id} label={label}>
    {(attributes) => (
      <select {...attributes} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

const optionsOf = (list: readonly External[]): Option[] =>
  list.map((external) => ({
    value: keyOfExternal(external),
    name: external.aliasedTo ? `${external.name} → ${external.aliasedTo}` : external.name,
  }));

/** Audience and content of an experience in the editor. */
export const ChoiceFields = ({
  draft,
  onChange,
}: {
  draft: ExperienceDraft;
  onChange: (change: Partial<ExperienceDraft>) => void;
}): ReactElement => {
  const { data } = useQuery(CHOICES);
  const sources = data?.contentSources ?? [];
  const source = sources.find(({ id }) => id === draft.sourceId);
  return (
    <>
      <Choice
        id="audience-id"
        label="Audience"
        none="Everyone"
        value={draft.audienceId}
        options={(data?.audiences ?? []).map(({ id, name }) => ({ value: id, name }))}
        onChange={(audienceId) => onChange({ audienceId })}
      />
      <Choice
        id="source-id"
        label="Content source"
        none="Written here"
        value={draft.sourceId}
        options={sources.map(({ id, name }) => ({ value: id, name }))}
        onChange={(sourceId) => onChange({ sourceId, environment: '', branch: '' })}
      />
      {source && source.environments.length > 0 && (
        <Choice
          id="environment"
          label="Environment"
          none="None"
          value={draft.environment}
          options={optionsOf(source.environments)}
          onChange={(environment) => onChange({ environment })}
        />
      )}
      {source && source.branches.length > 0 && (
        <Choice
          id="branch"
          label="Branch"
          none="None"
          value={draft.branch}
          options={optionsOf(source.branches)}
          onChange={(branch) => onChange({ branch })}
        />
      )}
    </>
  );
};
