import { sendKeys } from '@web/test-runner-commands';
import { JsonView } from '../../../elements/ui/json-view/json-view.tsx';
import { pretty, quoted } from '../../../elements/ui/json-view/json-view.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown?.close());

const rows = () => [...shown.root.querySelectorAll<HTMLElement>('[role=treeitem]')];
const texts = () => rows().map((row) => row.textContent);
const put = async (value: unknown, depth?: number) => {
  shown = await show(() => <JsonView label="Details" value={value} {...(depth && { depth })} />);
};
const keys = async (...presses: string[]) => {
  for (const press of presses) await sendKeys({ press });
};

describe('a text of a JSON view', () => {
  const shownAs: [text: string, quoted: string][] = [
    ['plain', '"plain"'],
    ['two\nlines\t"quoted"', String.raw`"two\nlines\t\"quoted\""`],
    ['invoice_\u202efdp.exe', String.raw`"invoice_\u202efdp.exe"`],
    ['ad\u200bmin', String.raw`"ad\u200bmin"`],
    ['\u0000\u0007\u009b', String.raw`"\u0000\u0007\u009b"`],
    ['\ud800', String.raw`"\ud800"`],
    ['👩‍🚀 עדה', '"👩‍🚀 עדה"'],
  ];
  for (const [text, expected] of shownAs)
    it(`is ${expected} with nothing hidden in it`, () => expect(quoted(text, true)).toBe(expected));

  it('is cut between letters, never within one', () =>
    expect(quoted(`${'a'.repeat(199)}🚀🚀`, false)).toBe(`"${'a'.repeat(199)}…"`));
});

describe('a JSON view', () => {
  it('shows a value line by line, as far as expanded', async () => {
    await put({ action: 'invited', actor: { id: 7, tags: ['a', 'b'] }, ok: true, note: null, none: [], empty: {} });
    expect(texts()).toEqual([
      'action: "invited"',
      'actor: 2 items',
      'id: 7',
      'tags: […] 2 items',
      'ok: true',
      'note: null',
      'none: [] ',
      'empty: {} ',
    ]);
    expect(rows()[1]?.getAttribute('aria-expanded')).toBe('true');
    expect(rows()[3]?.getAttribute('aria-level')).toBe('2');
  });

  it('is expanded and collapsed by keyboard and pointer', async () => {
    await put({ actor: { id: 7 }, other: 1 });
    rows()[0]?.focus();
    await keys('ArrowLeft');
    expect(texts()).toEqual(['actor: {…} 1 item', 'other: 1']);
    await keys('Enter', 'ArrowDown');
    expect(shown.root.activeElement?.textContent).toBe('id: 7');
    rows()[0]?.click();
    await eventually(() => expect(texts().length).toBe(2));
    await keys('o');
    expect(shown.root.activeElement?.textContent).toBe('other: 1');
  });

  it('shows a long text in part, then whole', async () => {
    await put({ text: 'x'.repeat(12_000) });
    expect(texts()[0]).toMatch(/^text: "x{200}…" Show all 12,000 characters$/);
    rows()[0]?.focus();
    await keys('Enter');
    expect(texts()[0]).toBe(`text: "${'x'.repeat(12_000)}"`);
    await keys('ArrowLeft');
    expect(texts()[0]?.length).toBeLessThan(300);
  });

  it('shows a long list a hundred at a time', async () => {
    await put(Array.from({ length: 100_150 }, (_, at) => at));
    expect(texts().length).toBe(101);
    expect(texts().at(-1)).toBe('Show 100 more');
    rows().at(-1)?.focus();
    await keys('Enter');
    await eventually(() => expect(texts().length).toBe(201));
    expect(shown.root.activeElement?.textContent).toBe('100: 100');
  });

  it('does not read collapsed values, however deep or circular', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    let deep: unknown = 'bottom';
    for (let level = 0; level < 50_000; level += 1) deep = { deep };
    await put({ circle, deep });
    expect(texts()).toEqual(['circle: 1 item', 'self: {…} 1 item', 'deep: 1 item', 'deep: {…} 1 item']);
    byRole(shown.root, 'button', 'Copy Details').click();
    await eventually(() => expect(shown.root.querySelector('[role=status]')?.textContent).toMatch(/^Couldn’t copy/));
  });

  it('shows a primitive as one line, and a dash for undefined', async () => {
    const values: [unknown, string][] = [
      [42, '42'],
      ['text', '"text"'],
      [null, 'null'],
      [{}, '{} '],
      [10n, '10'],
    ];
    for (const [value, expected] of values) {
      await put(value);
      expect(texts()).toEqual([expected]);
      shown.close();
    }
    await put(undefined);
    expect(shown.root.querySelector('[data-shown]')?.textContent).toBe('—None');
  });

  it('handles keys such as __proto__', async () => {
    await put(JSON.parse('{"__proto__": {"a": 1}, "constructor": "x", "a/b": {"~": 2}}'));
    expect(texts()).toEqual(['__proto__: 1 item', 'a: 1', 'constructor: "x"', 'a/b: 1 item', '~: 2']);
  });

  it('can be copied as JSON', () => {
    const value = { ids: [1, 2], big: 2n ** 64n, text: 'a\u202eb' };
    expect(JSON.parse(pretty(value))).toEqual({ ids: [1, 2], big: '18446744073709551616', text: 'a\u202eb' });
  });

  it('is left to right on every page, with bidirectional texts isolated', async () => {
    shown = await show(() => <JsonView label="פרטים" value={{ name: 'נועה' }} />, { lang: 'he' });
    const tree = shown.root.querySelector('[role=tree]')!;
    expect(getComputedStyle(tree).direction).toBe('ltr');
    rows()[0]?.focus();
    expect(shown.root.querySelector('bdi')?.textContent).toBe('"נועה"');
  });
});
