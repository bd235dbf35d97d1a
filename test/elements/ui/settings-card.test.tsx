import { type SettingAppearance, SettingsCard } from '../../../elements/ui/settings-card/settings-card.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
const open = async (appearance: SettingAppearance, inlineSize = '900px') => {
  shown = await show(() => (
    <SettingsCard title="Company" description="How you appear." appearance={appearance}>
      {(readOnly) => <input aria-label="Company name" readOnly={readOnly} defaultValue="Acme" />}
    </SettingsCard>
  ));
  shown.element.style.inlineSize = inlineSize;
  return shown.root;
};
const boxes = () =>
  ['.fe-settings-text', '.fe-settings-controls'].map((part) =>
    shown.root.querySelector(part)!.getBoundingClientRect(),
  ) as [DOMRect, DOMRect];

afterEach(() => shown.close());

describe('a settings card', () => {
  it('is a group named by its title', async () => {
    const root = await open('edit');
    const group = root.querySelector('[role=group]');
    expect(root.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Company');
    expect(root.querySelector('input')?.readOnly).toBe(false);
  });

  it('is marked as read-only, and so are its controls', async () => {
    const root = await open('viewOnly');
    expect(root.querySelector('[role=group]')?.textContent).toContain('View only');
    expect(root.querySelector('input')?.readOnly).toBe(true);
  });

  it('does not render when hidden', async () => {
    const root = await open('hidden');
    expect(root.querySelector('[data-shown]')?.textContent).toBe('');
  });

  it('has its text beside its controls, a third of the width', async () => {
    await open('edit');
    const [words, controls] = boxes();
    expect(controls.top).toBe(words.top);
    expect(words.width / (words.width + controls.width)).toBeCloseTo(1 / 3, 2);
  });

  it('has its text above its controls where narrow', async () => {
    await open('edit', '480px');
    const [words, controls] = boxes();
    expect(controls.top).toBeGreaterThan(words.bottom);
    expect(controls.left).toBe(words.left);
  });
});
