import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import { failed, ok } from '../../../../core/contract/failure.ts';
import type { ListedChoice } from '../../../../elements/ui/choices/choice.ts';
import type { LoadOptions } from '../../../../elements/ui/choices/use-options.ts';
import { Combobox, type ComboboxProps } from '../../../../elements/ui/combobox/combobox.tsx';
import { Popover } from '../../../../elements/ui/popover/popover.tsx';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { byLabel } from '../../../kit/ui/by-label.ts';

const people: ListedChoice[] = [
  { value: '1', label: 'Ada Lovelace', hint: 'ada@acme.test' },
  { value: '2', label: 'Bo Diddley', hint: 'bo@acme.test' },
  { value: '3', label: 'Sue Ponsonby', disabled: true },
  { value: '4', label: 'Rosa Ångström' },
];

let shown: Shown;
let wishes: (string | undefined)[] = [];
afterEach(() => {
  shown.close();
  wishes = [];
});

const Owner = ({ value: first, onChange, ...props }: Partial<ComboboxProps<ListedChoice>>) => {
  const [value, setValue] = useState(first);
  const choose = (choice: ListedChoice | undefined) => {
    wishes.push(choice?.value);
    setValue(choice);
    onChange?.(choice);
  };
  return <Combobox label="Owner" options={people} {...props} value={value} onChange={choose} />;
};

const put = async (draw: () => ReactNode = () => <Owner />, attributes = {}) => {
  shown = await show(draw, attributes);
  field().focus();
};
const field = () => byLabel(shown.root, HTMLInputElement, 'Owner');
const list = () => shown.root.querySelector<HTMLElement>('[role=listbox]');
const options = () => [...shown.root.querySelectorAll<HTMLElement>('[role=option]')];
const labels = () => options().map((option) => option.querySelector('.fe-option-label')?.textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id ? shown.root.getElementById(id)?.querySelector('.fe-option-label')?.textContent : undefined;
};
const isOpen = () => field().ariaExpanded === 'true';
const status = () => [...shown.root.querySelectorAll('[role=status]')].at(-1)?.textContent;
const keys = async (...presses: string[]) => {
  for (const press of presses) await sendKeys({ press });
};
const type = (text: string) => sendKeys({ type: text });
const press = async (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
};
/** Answers that are given when a test says so. */
const slowly = () => {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer: (result: Awaited<ReturnType<LoadOptions<ListedChoice>>>) => void;
  }[] = [];
  const ask: LoadOptions<ListedChoice> = (query, signal) =>
    new Promise((answer) => {
      asked.push({ query, signal, answer });
    });
  return { asked, ask };
};

describe('a combobox by keyboard', () => {
  it('starts a new search when the user types into the chosen value', async () => {
    await put(() => <Owner value={people[0]} />);
    await type('Bo');
    expect([field().value, labels()]).toEqual(['Bo', ['Bo Diddley']]);
    await keys('ArrowDown', 'Enter');
    await eventually(() => expect(field().value).toBe('Bo Diddley'));
    await type('Ada');
    expect(field().value).toBe('Ada');
  });

  it('opens at the first option with ArrowDown and the last with ArrowUp, skipping disabled ones', async () => {
    await put();
    expect(isOpen()).toBe(false);
    await keys('ArrowDown');
    expect([isOpen(), active()]).toEqual([true, 'Ada Lovelace']);
    await keys('ArrowDown', 'ArrowDown');
    expect(active()).toBe('Rosa Ångström');
    await keys('ArrowDown');
    expect(active()).toBe('Ada Lovelace');
    await keys('Escape', 'ArrowUp');
    expect(active()).toBe('Rosa Ångström');
  });

  it('opens at the selected option', async () => {
    await put(() => <Owner value={people[1]} />);
    await keys('ArrowDown');
    expect(active()).toBe('Bo Diddley');
    expect(options().map((option) => option.ariaSelected)).toEqual(['false', 'true', 'false', 'false']);
  });

  it('opens by Alt+ArrowDown without a selection, and closes by Alt+ArrowUp', async () => {
    await put();
    await keys('Alt+ArrowDown');
    expect([isOpen(), active()]).toEqual([true, undefined]);
    await keys('Alt+ArrowUp');
    expect([isOpen(), wishes]).toEqual([false, []]);
  });

  it('moves to both ends by Ctrl+Home and Ctrl+End, and leaves Home and End to the text', async () => {
    await put();
    await type('a');
    await keys('Control+End');
    expect(active()).toBe(labels().at(-1));
    await keys('Home');
    expect([active(), field().selectionStart]).toEqual([labels().at(-1), 0]);
    await keys('Control+Home');
    expect(active()).toBe(labels()[0]);
  });

  it('selects by Enter, closes, and announces it', async () => {
    await put();
    await keys('ArrowDown', 'ArrowDown', 'Enter');
    expect([isOpen(), wishes, field().value]).toEqual([false, ['2'], 'Bo Diddley']);
    expect(shown.root.activeElement).toBe(field());
  });

  it('selects the best match of the text', async () => {
    await put();
    await type('angst');
    expect([labels(), active(), status()]).toEqual([['Rosa Ångström'], 'Rosa Ångström', '1 match']);
    await keys('Enter');
    expect(wishes).toEqual(['4']);
  });

  it('closes by Esc before a dialog around it, and restores the text', async () => {
    await put(() => (
      <dialog ref={(dialog) => dialog?.showModal()}>
        <Owner value={people[0]} />
      </dialog>
    ));
    const dialog = shown.root.querySelector('dialog');
    await type('x');
    expect([isOpen(), status()]).toEqual([true, 'No results for “x”.']);
    await keys('Escape');
    expect([isOpen(), dialog?.open, field().value]).toEqual([false, true, 'Ada Lovelace']);
    await keys('Escape');
    expect(dialog?.open).toBe(false);
  });

  it('submits its form by Enter only when closed', async () => {
    let sent = 0;
    await put(() => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Owner />
        <button type="submit">Save</button>
      </form>
    ));
    await keys('ArrowDown', 'Enter');
    expect([sent, wishes]).toEqual([0, ['1']]);
    await type('unknown');
    await keys('Enter');
    expect(sent).toBe(0);
    await keys('Escape', 'Enter');
    expect(sent).toBe(1);
  });

  it('is one tab stop, open or closed', async () => {
    await put(() => (
      <>
        <Owner value={people[0]} />
        <button type="button">After</button>
      </>
    ));
    await keys('ArrowDown', 'Tab');
    expect(shown.root.activeElement?.textContent).toBe('After');
    await eventually(() => expect(isOpen()).toBe(false));
    await keys('Shift+Tab');
    expect(shown.root.activeElement).toBe(field());
  });
});

describe('the text of a combobox', () => {
  it('selects on blur only an exact match', async () => {
    await put(() => <Owner value={people[0]} />);
    field().select();
    await type('bo');
    await keys('Tab');
    await eventually(() => expect(field().value).toBe('Ada Lovelace'));
    field().focus();
    field().select();
    await type('bo diddley');
    await keys('Tab');
    await eventually(() => expect([field().value, wishes]).toEqual(['Bo Diddley', ['2']]));
  });

  it('clears the value when emptied, unless required', async () => {
    await put(() => <Owner value={people[0]} />);
    field().select();
    await keys('Backspace', 'Tab');
    await eventually(() => expect(wishes).toEqual([undefined]));
    shown.close();
    wishes = [];
    await put(() => <Owner value={people[0]} required />);
    field().select();
    await keys('Backspace', 'Tab');
    await eventually(() => expect([field().value, wishes]).toEqual(['Ada Lovelace', []]));
  });

  it('ignores keys during an IME composition', async () => {
    await put();
    await keys('ArrowDown');
    const before = active();
    for (const key of ['ArrowDown', 'Enter'])
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }));
    expect([active(), wishes, isOpen()]).toEqual([before, [], true]);
  });
});

describe('a combobox by pointer', () => {
  it('opens and selects by a press, and keeps the focus', async () => {
    await put();
    await press(field());
    await eventually(() => expect(isOpen()).toBe(true));
    await press(byRole(shown.root, '[role=option]', /^Bo/));
    await eventually(() => expect([isOpen(), wishes]).toEqual([false, ['2']]));
    expect(shown.root.activeElement).toBe(field());
  });

  it('searches for text typed after a press', async () => {
    await put(() => <Owner value={people[0]} />);
    await press(field());
    await type('bo');
    expect([field().value, labels()]).toEqual(['bo', ['Bo Diddley']]);
  });

  it('does not select a disabled option', async () => {
    await put();
    await keys('ArrowDown');
    await press(byRole(shown.root, '[role=option]', /^Sue/));
    expect([isOpen(), wishes]).toEqual([true, []]);
  });

  it('closes by its button, and by a press outside, in another shadow root too', async () => {
    await put();
    await press(byRole(shown.root, 'button', 'Show the list'));
    await eventually(() => expect(isOpen()).toBe(true));
    await press(byRole(shown.root, 'button', 'Show the list'));
    await eventually(() => expect(isOpen()).toBe(false));
    await keys('ArrowDown');
    const host = document.createElement('div');
    document.body.prepend(host);
    host.attachShadow({ mode: 'open' }).innerHTML = '<button>Elsewhere</button>';
    await press(host);
    await eventually(() => expect(isOpen()).toBe(false));
    host.remove();
  });

  it('is cleared by a button, unless required', async () => {
    await put(() => <Owner value={people[0]} />);
    await press(byRole(shown.root, 'button', 'Clear'));
    await eventually(() => expect([wishes, field().value]).toEqual([[undefined], '']));
    expect(shown.root.activeElement).toBe(field());
    shown.close();
    await put(() => <Owner value={people[0]} required />);
    expect([...shown.root.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).toEqual(['Show the list']);
  });
});

describe('a read-only or disabled combobox', () => {
  for (const how of ['disabled', 'readOnly'])
    it(`stays closed, ${how}`, async () => {
      await put(() => <Owner value={people[0]} {...{ [how]: true }} />);
      await keys('ArrowDown');
      await press(field());
      expect([isOpen(), list(), field().value]).toEqual([false, null, 'Ada Lovelace']);
    });
});

describe('a combobox with async options', () => {
  it('loads when opened, and announces loading', async () => {
    const { asked, ask } = slowly();
    await put(() => <Owner options={ask} />);
    expect(asked.length).toBe(0);
    await keys('ArrowDown');
    await eventually(() => expect([asked.length, status()]).toEqual([1, 'Loading']));
    asked[0]?.answer(ok(people));
    await eventually(() => expect(labels().length).toBe(4));
  });

  it('shows the results of the last search, in whatever order they arrive', async () => {
    const { asked, ask } = slowly();
    await put(() => <Owner options={ask} />);
    await type('a');
    await eventually(() => expect(asked.map(({ query }) => query)).toContain('a'));
    await type('d');
    await eventually(() => expect(asked.at(-1)?.query).toBe('ad'));
    const [first, last] = [asked.find(({ query }) => query === 'a'), asked.at(-1)];
    expect([first?.signal.aborted, last?.signal.aborted]).toEqual([true, false]);
    last?.answer(ok([{ value: '1', label: 'Ada Lovelace' }]));
    first?.answer(ok([{ value: '9', label: 'Late' }]));
    await eventually(() => expect(labels()).toEqual(['Ada Lovelace']));
  });

  it('does not select a stale result by Enter', async () => {
    const { asked, ask } = slowly();
    await put(() => <Owner options={ask} />);
    await keys('Alt+ArrowDown');
    await eventually(() => expect(asked.length).toBe(1));
    asked[0]?.answer(ok(people));
    await eventually(() => expect(labels().length).toBe(4));
    await type('z');
    await keys('Enter');
    expect([wishes, active()]).toEqual([[], undefined]);
  });

  for (const [how, answer] of [
    ['is refused', async () => failed('offline')],
    ['breaks', () => Promise.reject(new Error('on purpose'))],
  ] as const)
    it(`announces a load that ${how}, and retries by Enter or its button`, async () => {
      let asked = 0;
      await put(() => (
        <Owner
          options={() => {
            asked += 1;
            return asked < 3 ? answer() : Promise.resolve(ok(people));
          }}
        />
      ));
      await keys('ArrowDown');
      await eventually(() => expect(status()).toBe('Couldn’t load the list.'));
      await keys('Enter');
      await eventually(() => expect([asked, status()]).toEqual([2, 'Couldn’t load the list.']));
      await keys('Tab');
      expect(shown.root.activeElement?.textContent).toBe('Try again');
      await keys('Enter');
      await eventually(() => expect(labels().length).toBe(4));
      expect(shown.root.activeElement).toBe(field());
    });

  it('announces no match and no options', async () => {
    await put(() => <Owner options={async (query) => ok(query === '' ? [] : [])} />);
    await keys('ArrowDown');
    await eventually(() => expect(status()).toBe('Nothing to choose from.'));
    await type('x');
    await eventually(() => expect(status()).toBe('No results for “x”.'));
  });

  it('loads again when opened after a failure, and announces it', async () => {
    const { asked, ask } = slowly();
    await put(() => <Owner options={ask} />);
    await keys('ArrowDown');
    await eventually(() => expect(asked.length).toBe(1));
    asked[0]?.answer(failed('offline'));
    await eventually(() => expect(status()).toBe('Couldn’t load the list.'));
    await keys('Escape', 'ArrowDown');
    await eventually(() => expect([asked.length, status()]).toEqual([2, 'Loading']));
  });

  it('aborts loading when removed', async () => {
    const { asked, ask } = slowly();
    await put(() => <Owner options={ask} />);
    await keys('ArrowDown');
    await eventually(() => expect(asked.length).toBe(1));
    shown.close();
    await eventually(() => expect(asked[0]?.signal.aborted).toBe(true));
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ value: `${at}`, label: `Engineer ${at + 1}` }));

  it('renders nearby options only, with the set size', async () => {
    await put(() => <Owner options={many} />);
    await keys('ArrowDown');
    expect(options().length).toBeLessThan(300);
    expect([options()[0]?.ariaSetSize, options()[0]?.ariaPosInSet]).toEqual(['5000', '1']);
    const popup = shown.root.querySelector<HTMLElement>('[role=listbox]');
    for (const part of [0.5, 1, 0.2]) {
      const to = (popup?.scrollHeight ?? 0) * part;
      popup?.scrollTo(0, to);
      const { top, bottom } = popup?.getBoundingClientRect() ?? new DOMRect();
      await eventually(() => expect(options().some((row) => row.getBoundingClientRect().top <= top + 40)).toBe(true));
      await eventually(() =>
        expect(options().some((row) => row.getBoundingClientRect().bottom >= bottom - 40)).toBe(true),
      );
    }
    expect(options().length).toBeLessThan(300);
  });

  it('is navigable to its end, with the active option in view', async () => {
    await put(() => <Owner options={many} />);
    await keys('ArrowDown', 'Control+End');
    await eventually(() => expect(active()).toBe('Engineer 5000'));
    const [box, row] = [shown.root.querySelector('.fe-list'), options().at(-1)].map((node) =>
      node?.getBoundingClientRect(),
    );
    expect((row?.bottom ?? 0) <= (box?.bottom ?? 0) + 1 && (row?.top ?? 0) >= (box?.top ?? 0)).toBe(true);
  });

  it('does not scroll the page', async () => {
    await put(() => (
      <div style={{ blockSize: 3000 }}>
        <Owner options={many} />
      </div>
    ));
    await keys('ArrowDown', 'PageDown', 'PageDown', 'PageDown', 'Control+End');
    expect(scrollY).toBe(0);
  });
});

describe('groups of a combobox', () => {
  it('have names, stay together, and are skipped by keys', async () => {
    const zones = [
      { value: 'a', label: 'Berlin', group: 'Europe' },
      { value: 'b', label: 'Accra', group: 'Africa' },
      { value: 'c', label: 'Bern', group: 'Europe' },
    ];
    await put(() => <Owner options={zones} />);
    await keys('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect([labels(), active()]).toEqual([['Berlin', 'Bern', 'Accra'], 'Accra']);
    const group = shown.root.querySelector('[role=group]');
    expect(shown.root.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Europe');
  });
});

const popover = () => shown.root.querySelector('.fe-popover');

describe('a combobox in a popover', () => {
  it('closes before the popover on Esc, and keeps it open on selection', async () => {
    shown = await show(() => (
      <Popover
        name="Filter"
        renderTrigger={({ onPress, ...trigger }) => (
          <button {...trigger} type="button" onClick={onPress}>
            Filter
          </button>
        )}
      >
        <Owner />
      </Popover>
    ));
    byRole(shown.root, 'button', 'Filter').click();
    await eventually(() => expect(shown.root.activeElement).toBe(field()));
    await keys('ArrowDown');
    await press(byRole(shown.root, '[role=option]', /^Bo/));
    await eventually(() => expect([wishes, isOpen(), popover() !== null]).toEqual([['2'], false, true]));
    await keys('ArrowDown', 'Escape');
    expect([isOpen(), popover() !== null]).toEqual([false, true]);
    await keys('Escape');
    await eventually(() => expect(popover()).toBe(null));
  });
});

describe('a combobox from right to left', () => {
  it('is localized and mirrored', async () => {
    await put(() => <Owner value={people[0]} />, { lang: 'he' });
    await keys('ArrowDown');
    const [box, frame] = [shown.root.querySelector('.fe-list'), field().parentElement];
    for (const motion of box?.getAnimations() ?? []) motion.finish();
    expect(box?.getBoundingClientRect().right).toBeCloseTo(frame?.getBoundingClientRect().right ?? 0, 0);
    await type('x');
    expect(status()).toContain('אין תוצאות עבור');
  });
});

describe('the events of a combobox', () => {
  it('stay inside its element', async () => {
    const heard: string[] = [];
    const listen = ({ type: name }: Event) => heard.push(name);
    for (const name of ['change', 'select', 'close']) document.addEventListener(name, listen);
    await put();
    await type('bo');
    await keys('Enter');
    for (const name of ['change', 'select', 'close']) document.removeEventListener(name, listen);
    expect([heard, wishes]).toEqual([[], ['2']]);
  });
});
