import { Stepper, type StepperStep } from '../../../elements/ui/stepper/stepper.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const steps: StepperStep[] = [
  { id: 'provider', label: 'Provider', state: 'done' },
  { id: 'values', label: 'Their values', state: 'failed' },
  { id: 'domains', label: 'Domains', state: 'current' },
  { id: 'roles', label: 'Roles', state: 'done' },
  { id: 'test', label: 'Test', state: 'todo' },
];

const put = async (given: readonly StepperStep[] = steps, attributes = {}, width = 800) => {
  shown = await show(
    () => (
      <div style={{ inlineSize: width }}>
        <Stepper steps={given} />
      </div>
    ),
    attributes,
  );
  return shown.root;
};
/** Text of each step for a screen reader: all but the parts hidden from it. */
const read = (root: ShadowRoot) =>
  [...root.querySelectorAll('li')].map((step) => {
    const copy = document.createElement('li');
    copy.append(...Array.from(step.childNodes, (child) => child.cloneNode(true)));
    for (const seen of copy.querySelectorAll('[aria-hidden=true]')) seen.remove();
    return copy.textContent;
  });

describe('a stepper', () => {
  it('has the state of each step for screen readers', async () => {
    expect(read(await put())).toEqual([
      'Provider, done',
      'Their values, needs attention',
      'Domains, current step',
      'Roles, done',
      'Test, still to do',
    ]);
  });

  it('is localized', async () => {
    expect(read(await put(steps, { lang: 'de' }))[1]).toBe('Their values, braucht Aufmerksamkeit');
  });

  it('is a named list with the current step marked', async () => {
    const root = await put();
    expect(root.querySelector('ol')?.getAttribute('aria-label')).toBe('Steps');
    expect([...root.querySelectorAll('[aria-current=step]')].map((step) => step.textContent)).toEqual([
      expect.stringContaining('Domains'),
    ]);
  });

  it('marks the viewed step where it is another one', async () => {
    const root = await put([
      { id: 'provider', label: 'Provider', state: 'done', here: true },
      { id: 'values', label: 'Their values', state: 'current', here: false },
    ]);
    expect(root.querySelector('[aria-current=step]')?.textContent).toContain('Provider');
  });

  it('links to reachable steps only', async () => {
    let went = '';
    const root = await put([
      { id: 'provider', label: 'Provider', state: 'done', onPress: () => (went = 'provider') },
      { id: 'values', label: 'Their values', state: 'current' },
    ]);
    byRole(root, 'button', /Provider/).click();
    expect([went, root.querySelectorAll('button').length]).toEqual(['provider', 1]);
  });

  it('shows "step n of m" where names do not fit', async () => {
    const root = await put(steps, {}, 300);
    const now = root.querySelector<HTMLElement>('.fe-stepper-now')!;
    expect([getComputedStyle(now).display, now.textContent]).toEqual(['flex', 'DomainsStep 3 of 5']);
    expect(read(root)[0]).toBe('Provider, done');
    for (const step of root.querySelectorAll('li')) expect(step.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });
});
