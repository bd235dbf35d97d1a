import { Button } from '../../../elements/ui/button/button.tsx';
import { Field } from '../../../elements/ui/field/field.tsx';
import { describedBy, fieldNamed } from '../../kit/field-named.ts';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

describe('a field', () => {
  it('associates label, error and hint with its control', async () => {
    shown = await show(() => (
      <Field label="Region" hint="Where data is kept." error="It is full." required>
        {({ attributes }) => <select className="fe-input" {...attributes} />}
      </Field>
    ));
    const control = fieldNamed(shown.root, 'Region');
    expect(describedBy(control)).toEqual(['It is full.', 'Where data is kept.']);
    expect([control.getAttribute('aria-invalid'), control.getAttribute('aria-required')]).toEqual(['true', 'true']);
  });

  it('references only existing hints and errors', async () => {
    shown = await show(() => <Field label="Region">{({ attributes }) => <input {...attributes} />}</Field>);
    const control = fieldNamed(shown.root, 'Region');
    expect([control.getAttribute('aria-invalid'), control.hasAttribute('aria-describedby')]).toEqual(['false', false]);
    expect(shown.root.querySelectorAll('.fe-field-note')).toHaveLength(0);
  });

  it('has unique ids for equal labels', async () => {
    const one = <Field label="Region">{({ attributes }) => <input {...attributes} />}</Field>;
    shown = await show(() => (
      <>
        {one}
        {one}
      </>
    ));
    const ids = Array.from(shown.root.querySelectorAll('input'), ({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('names and describes a group of several controls', async () => {
    shown = await show(() => (
      <Field label="Office hours" hint="In your time zone." group="group">
        {() => <input aria-label="From" />}
      </Field>
    ));
    const group = shown.root.querySelector('[role=group]')!;
    expect(describedBy(group)).toEqual(['In your time zone.']);
    expect(shown.root.getElementById(group.getAttribute('aria-labelledby')!)?.textContent).toBe('Office hours');
  });
});

describe('a button', () => {
  it('ignores presses while disabled, in every variant', async () => {
    let presses = 0;
    shown = await show(() => (
      <>
        <Button look="danger" onPress={() => (presses += 1)} disabled>
          Remove
        </Button>
        <Button look="quiet" small onPress={() => (presses += 1)} disabled>
          Cancel
        </Button>
      </>
    ));
    for (const name of ['Remove', 'Cancel']) byRole(shown.root, 'button', name).click();
    expect(presses).toBe(0);
  });
});
