import { ListFilter } from 'lucide';
import { useLayoutEffect, useRef, useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { CheckboxList } from '../checkbox-list/checkbox-list.tsx';
import { FilterChip } from '../filter-chip/filter-chip.tsx';
import { FilterChips } from '../filter-chip/filter-chips.tsx';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import { type Filter, type FilterField, withFilter } from './filter.ts';

/**
 * Filters of a table and the menu that adds one, at most one per field. A filter that was just added is open, and is
 * reported once it has an operand.
 */
export const TableFilters = ({
  fields,
  filters,
  onFilters,
}: {
  fields: readonly FilterField[];
  filters: readonly Filter[];
  onFilters: (filters: readonly Filter[]) => void;
}) => {
  const messages = useMessages('ui-more').table.data;
  const bar = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Filter>();
  const added = draft && !filters.some(({ field }) => field === draft.field) ? [draft] : [];
  const shown = [...filters, ...added];
  const free = fields.filter(({ id }) => !shown.some(({ field }) => field === id));

  const newest = draft?.field;
  useLayoutEffect(() => {
    const chip = newest && bar.current?.querySelector(`[data-field="${CSS.escape(newest)}"]`);
    // a click, since the popover then takes the focus
    if (chip) chip.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
  }, [newest]);

  const add = (field: FilterField) =>
    setDraft({ field: field.id, operator: operatorsOf(field, messages.is)[0]?.value ?? '', value: [] });
  const change = (filter: Filter) => {
    if (filter.field === newest || filter.value.length === 0) setDraft(filter);
    onFilters(withFilter(filters, filter));
  };
  const remove = ({ field }: Filter) => {
    if (field === newest) setDraft(undefined);
    if (filters.some((one) => one.field === field)) onFilters(filters.filter((one) => one.field !== field));
  };
  const clear = () => {
    setDraft(undefined);
    onFilters([]);
  };
  return (
    <div className="fe-data-filters" ref={bar}>
      <FilterChips
        onClear={shown.length > 0 ? clear : undefined}
        add={
          free.length > 0 && (
            <Menu
              name={messages.addFilter}
              items={free.map((field) => ({ label: field.label, onPress: () => add(field) }))}
            >
              <Icon of={ListFilter} size={16} />
              {messages.filter}
            </Menu>
          )
        }
      >
        {shown.map((filter) => {
          const field = fields.find(({ id }) => id === filter.field);
          if (!field) return null;
          return (
            <span key={filter.field} className="fe-data-filter" data-field={filter.field}>
              <OneFilter field={field} filter={filter} onChange={change} onRemove={() => remove(filter)} />
            </span>
          );
        })}
      </FilterChips>
    </div>
  );
};

const operatorsOf = ({ operators }: FilterField, is: string) => operators ?? [{ value: 'is', label: is }];

const OneFilter = ({
  field,
  filter,
  onChange,
  onRemove,
}: {
  field: FilterField;
  filter: Filter;
  onChange: (filter: Filter) => void;
  onRemove: () => void;
}) => {
  const messages = useMessages('ui-more').table.data;
  const locale = useHostState().locale.tag;
  const { value } = filter;
  const { choices = [], edit, inWords } = field;
  const labels = value.map((one) => choices.find((choice) => choice.value === one)?.label ?? one);
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const setValue = (next: readonly string[]) => onChange({ ...filter, value: next });
  return (
    <FilterChip
      column={field.label}
      operators={operatorsOf(field, messages.is)}
      operator={filter.operator}
      onOperator={(operator) => onChange({ ...filter, operator })}
      value={value.length > 0 ? (inWords ? inWords(value) : either.format(labels)) : undefined}
      onRemove={onRemove}
    >
      {(close) =>
        edit ? (
          edit(value, setValue, close)
        ) : (
          <CheckboxList label={field.label} options={choices} value={value} onChange={setValue} />
        )
      }
    </FilterChip>
  );
};
