import { sendKeys } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import { FilterChip } from '../../../elements/ui/filter-chip/filter-chip.tsx';
import { FilterChips } from '../../../elements/ui/filter-chip/filter-chips.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());
const operators = [
  { value: 'is', label: 'is' },
  { value: 'isNot', label: 'is not' },
] as const;
type Operator = (typeof operators)[number]['value'];

const Role = ({ children }: { children?: ReactNode }) => {
  const [operator, setOperator] = useState<Operator>('is');
  return (
    <FilterChip
      column="Role"
      operators={operators}
      operator={operator}
      onOperator={setOperator}
      value="Admin"
      onRemove={() => {}}
    >
      {children}
    </FilterChip>
  );
};

const Bar = () => {
  const [columns, setColumns] = useState(['Role', 'Status', 'Country']);
  return (
    <FilterChips
      onClear={columns.length > 0 ? () => setColumns([]) : undefined}
      add={<button type="button">Add a filter</button>}
    >
      {columns.map((column) => (
        <FilterChip
          key={column}
          column={column}
          operators={operators.slice(0, 1)}
          operator="is"
          value="any"
          onRemove={() => setColumns(columns.filter((one) => one !== column))}
        />
      ))}
    </FilterChips>
  );
};
const named = (name: string) => byRole(shown.root, '[aria-label], button', name);
const focused = () => shown.root.activeElement?.ariaLabel ?? shown.root.activeElement?.textContent;

describe('a filter chip', () => {
  for (const lang of ['en', 'he'])
    it(`keeps its label on one line where narrow (${lang})`, async () => {
      shown = await show(
        () => (
          <div style={{ inlineSize: 160 }}>
            <FilterChip
              column="Abteilung"
              operators={operators}
              operator="isNot"
              onOperator={() => {}}
              value="Everyone who works in Rostock"
              onRemove={() => {}}
            />
          </div>
        ),
        { lang },
      );
      const [chip, words] = ['.fe-filter', '.fe-filter-column > bdi'].map((one) => shown.root.querySelector(one));
      const [box, text] = [chip!.getBoundingClientRect(), words!.getBoundingClientRect()];
      expect(text.height).toBeLessThan(20);
      expect(lang === 'he' ? box.right - text.right : text.left - box.left).toBeGreaterThanOrEqual(8);
      expect(box.width).toBeLessThanOrEqual(160);
    });

  it('is named by its whole condition, also after a change', async () => {
    shown = await show(() => <Role />);
    expect(named('Role is Admin').role).toBe('group');
    const select = shown.root.querySelector('select');
    expect(select?.ariaLabel).toBe('Role: condition');
    if (select) select.value = 'isNot';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
    await eventually(() => named('Role is not Admin'));
    named('Remove the filter Role is not Admin');
  });

  it('opens its editor, and gets the focus back on Esc', async () => {
    shown = await show(() => (
      <Role>
        <button type="button">Member</button>
      </Role>
    ));
    named('Role: Admin').focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(focused()).toBe('Member'));
    await sendKeys({ press: 'Escape' });
    await eventually(() => expect(focused()).toBe('Role: Admin'));
  });

  it('is plain text where read-only', async () => {
    shown = await show(() => <FilterChip column="Tenant" operators={operators} operator="is" value="Acme" />);
    expect(shown.root.querySelector('.fe-filter')?.querySelectorAll('button, select').length).toBe(0);
    expect(shown.root.querySelector('.fe-filter')?.textContent).toBe('TenantisAcme');
  });
});

describe('a bar of filters', () => {
  it('moves the focus to the next filter when one is removed, and finally to the add button', async () => {
    shown = await show(() => <Bar />);
    const removed: (string | null | undefined)[] = [];
    named('Remove the filter Status is any').focus();
    for (const left of [2, 1, 0]) {
      await sendKeys({ press: 'Enter' });
      await eventually(() => expect(shown.root.querySelectorAll('.fe-filter').length).toBe(left));
      removed.push(focused());
    }
    expect(removed).toEqual(['Remove the filter Country is any', 'Remove the filter Role is any', 'Add a filter']);
  });

  it('clears all filters at once', async () => {
    shown = await show(() => <Bar />);
    byRole(shown.root, 'button', 'Clear all').click();
    await eventually(() => expect(shown.root.querySelectorAll('.fe-filter').length).toBe(0));
    expect(focused()).toBe('Add a filter');
    expect(shown.root.querySelector('.fe-filters-clear')).toBe(null);
  });
});
