import { Button } from '../../../elements/ui/button/button.tsx';
import { EmptyState, LoadFailed, NoMatch } from '../../../elements/ui/empty-state/empty-state.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let pressed = 0;
const press = () => {
  pressed += 1;
};
afterEach(() => {
  pressed = 0;
  shown.close();
});

describe('an empty state', () => {
  it('shows what is missing and a button to create the first one', async () => {
    shown = await show(() => (
      <EmptyState title="No groups yet" action={<Button onPress={press}>Create a group</Button>}>
        A group gives its members roles.
      </EmptyState>
    ));
    expect(shown.root.textContent).toContain('No groups yet');
    byRole(shown.root, 'button', 'Create a group').click();
    expect(pressed).toBe(1);
  });

  it('distinguishes no match from no data, and clears the filters', async () => {
    shown = await show(() => <NoMatch onClear={press} />);
    expect(shown.root.querySelector('[role=status] .fe-empty-title')?.textContent).toBe('No results');
    byRole(shown.root, 'button', 'Clear filters').click();
    expect(pressed).toBe(1);
  });

  it('alerts on a failed load, and retries', async () => {
    shown = await show(() => <LoadFailed onRetry={press}>Too many requests. Wait a minute and try again.</LoadFailed>);
    expect(byRole(shown.root, '[role=alert]', /Couldn’t load.*Wait a minute/)).toBeTruthy();
    byRole(shown.root, 'button', 'Try again').click();
    expect(pressed).toBe(1);
  });

  it('retries once at a time', async () => {
    shown = await show(() => <LoadFailed onRetry={press} busy />);
    byRole(shown.root, 'button', /Try again/).click();
    expect(pressed).toBe(0);
  });

  it('speaks Hebrew', async () => {
    shown = await show(() => <NoMatch onClear={press} />, { lang: 'he' });
    byRole(shown.root, 'button', 'ניקוי המסננים').click();
    expect(pressed).toBe(1);
  });
});
