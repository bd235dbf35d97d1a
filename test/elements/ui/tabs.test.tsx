import { sendKeys } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import type { TabListProps } from '../../../elements/ui/tabs/tab-list.tsx';
import { Tabs } from '../../../elements/ui/tabs/tabs.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let chosen: string[];
afterEach(() => shown.close());

const few = [
  { id: 'people', label: 'People' },
  { id: 'invited', label: 'Invited' },
  { id: 'links', label: 'Invite links' },
];

const Sample = ({
  tabs = few,
  children,
  ...props
}: Partial<TabListProps<string>> & { children?: (tab: string) => ReactNode }) => {
  const [tab, setTab] = useState('people');
  const choose = (next: string) => {
    chosen.push(next);
    setTab(next);
  };
  return (
    <Tabs label="Team" tabs={tabs} {...props} value={tab} onChange={choose}>
      {children ? children(tab) : `All ${tab}`}
    </Tabs>
  );
};

const put = async (draw: () => ReactNode = () => <Sample />, attributes = {}) => {
  chosen = [];
  shown = await show(draw, attributes);
  return shown.root;
};
const tab = (name: string) => byRole(shown.root, '[role=tab]', name);
const panel = () => shown.root.querySelector<HTMLElement>('[role=tabpanel]')!;
const at = () => shown.root.activeElement?.textContent;

describe('tabs', () => {
  it('and their panel reference each other', async () => {
    const root = await put();
    expect(root.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Team');
    expect(tab('People').getAttribute('aria-controls')).toBe(panel().id);
    expect(panel().getAttribute('aria-labelledby')).toBe(tab('People').id);
    expect([...root.querySelectorAll('[role=tab]')].map((one) => one.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ]);
  });

  it('select on press, without an event for the selected one', async () => {
    await put();
    tab('Invited').click();
    await eventually(() => expect(panel().textContent).toBe('All invited'));
    tab('Invited').click();
    expect(chosen).toEqual(['invited']);
  });

  it('are one tab stop, followed by their panel', async () => {
    const root = await put();
    await sendKeys({ press: 'Tab' });
    expect(at()).toBe('People');
    await sendKeys({ press: 'Tab' });
    expect(root.activeElement === panel()).toBe(true);
  });

  it('let Tab reach the controls of a panel, not the panel itself', async () => {
    await put(() => <Sample>{() => <button type="button">Invite</button>}</Sample>);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    expect(at()).toBe('Invite');
  });

  const moves: [key: string, to: string][] = [
    ['ArrowRight', 'Invited'],
    ['ArrowRight', 'Invite links'],
    ['ArrowRight', 'People'],
    ['ArrowLeft', 'Invite links'],
    ['Home', 'People'],
    ['End', 'Invite links'],
  ];
  it('select by arrow keys, wrapping around', async () => {
    await put();
    await sendKeys({ press: 'Tab' });
    for (const [key, to] of moves) {
      await sendKeys({ press: key });
      await eventually(() => expect([at(), tab(to).getAttribute('aria-selected')]).toEqual([to, 'true']));
    }
  });

  it('are mirrored right to left', async () => {
    await put(undefined, { lang: 'he' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowLeft' });
    await eventually(() => expect(at()).toBe('Invited'));
    await sendKeys({ press: 'ArrowRight' });
    await eventually(() => expect(at()).toBe('People'));
  });

  it('wait for Enter with manual activation', async () => {
    await put(() => <Sample activation="manual" />);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'ArrowRight' });
    expect([at(), chosen]).toEqual(['Invited', []]);
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(panel().textContent).toBe('All invited'));
  });

  it('ignore browser shortcuts', async () => {
    await put();
    tab('People').focus();
    const event = new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true });
    tab('People').dispatchEvent(event);
    expect([event.defaultPrevented, chosen]).toEqual([false, []]);
  });

  for (const lang of ['en', 'he'])
    it(`scroll the selected one into view without scrolling the page, in ${lang}`, async () => {
      const tabs = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, label: `Section ${index}` }));
      const root = await put(() => <Sample tabs={[...few, ...tabs]} />, { lang });
      const list = root.querySelector<HTMLElement>('[role=tablist]')!;
      tab('Section 29').click();
      await eventually(() => {
        const [outer, inner] = [list.getBoundingClientRect(), tab('Section 29').getBoundingClientRect()];
        expect(inner.left >= outer.left - 1 && inner.right <= outer.right + 1).toBe(true);
      });
      tab('People').click();
      await eventually(() => expect(Math.abs(list.scrollLeft)).toBeLessThan(2));
      expect([scrollX, scrollY]).toEqual([0, 0]);
    });
});
