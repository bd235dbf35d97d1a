import { Badge } from '../../../elements/ui/badge/badge.tsx';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const words = () => shown.root.querySelector<HTMLElement>('.fe-badge-text')!;
const pointAt = (node: HTMLElement) => node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

describe('a badge', () => {
  it('has its state as text, not by color alone', async () => {
    shown = await show(() => (
      <Badge tone="danger" dot>
        Locked
      </Badge>
    ));
    expect(shown.root.querySelector('.fe-badge')?.textContent).toBe('Locked');
  });

  it('writes a count as the locale does', async () => {
    shown = await show(() => <Badge>{12840}</Badge>, { lang: 'he-IL' });
    expect(words().textContent).toBe((12840).toLocaleString('he-IL'));
    expect(getComputedStyle(words()).fontVariantNumeric).toBe('tabular-nums');
  });

  it('has a title only where truncated', async () => {
    shown = await show(() => (
      <div data-narrow="">
        <Badge>Deactivated</Badge>
      </div>
    ));
    pointAt(words());
    expect(words().title).toBe('');
    shown.root.querySelector<HTMLElement>('[data-narrow]')!.style.inlineSize = '48px';
    pointAt(words());
    expect(words().title).toBe('Deactivated');
  });
});
