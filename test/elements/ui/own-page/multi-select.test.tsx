import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type ReactNode, useState } from 'react';
import type { Chip } from '../../../../elements/ui/multi-select/chips.tsx';
import { MultiSelect } from '../../../../elements/ui/multi-select/multi-select.tsx';
import type { MultiSelectProps } from '../../../../elements/ui/multi-select/multi-select-props.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { byLabel, descriptionOf } from '../../../kit/ui/by-label.ts';

const roles: Chip[] = ['Admin', 'Member', 'Read only', 'Support'].map((label) => ({ value: label, label }));
const address = (text: string): Chip => ({
  value: text.toLowerCase(),
  label: text,
  error: text.includes('@') ? undefined : 'Not an email address.',
});

let shown: Shown;
let chosen: readonly string[] = [];
afterEach(() => {
  shown.close();
  chosen = [];
});

const Roles = ({ value: first = [], ...props }: Partial<MultiSelectProps<Chip>>) => {
  const [value, setValue] = useState(first);
  const choose = (choices: readonly Chip[]) => {
    chosen = choices.map((choice) => choice.value);
    setValue(choices);
  };
  return <MultiSelect label="Roles" options={roles} {...props} value={value} onChange={choose} />;
};
const Invited = (props: Partial<MultiSelectProps<Chip>>) => (
  <Roles options={[]} onPaste={(pieces) => pieces.map(address)} {...props} />
);

const put = async (draw: () => ReactNode = () => <Roles />, attributes = {}) => {
  shown = await show(draw, attributes);
  shown.root.querySelector('input')?.focus();
};
const field = () => byLabel(shown.root, HTMLInputElement, 'Roles');
const chips = () => [...shown.root.querySelectorAll('.fe-chip-label')].map(({ textContent }) => textContent);
const focused = () =>
  shown.root.activeElement?.ariaLabel ?? (shown.root.activeElement === field() ? 'field' : undefined);
const status = () => [...shown.root.querySelectorAll('[role=status]')].at(-1)?.textContent;
const keys = async (...presses: string[]) => {
  for (const press of presses) await sendKeys({ press });
};
const type = (text: string) => sendKeys({ type: text });
const paste = (text: string | undefined) => {
  const clipboardData = text === undefined ? null : new DataTransfer();
  clipboardData?.setData('text', text ?? '');
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  field().dispatchEvent(event);
  return event.defaultPrevented;
};
const press = async (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
};

describe('a multi-select', () => {
  it('selects several choices in order, and stays open', async () => {
    await put();
    await type('supp');
    await keys('Enter');
    expect([chosen, field().value, field().ariaExpanded, status()]).toEqual([
      ['Support'],
      '',
      'true',
      'Support added.',
    ]);
    await press(byRole(shown.root, '[role=option]', 'Admin'));
    await eventually(() => expect(chosen).toEqual(['Support', 'Admin']));
    expect(focused()).toBe('field');
  });

  it('deselects by the list', async () => {
    await put(() => <Roles value={roles.slice(0, 2)} />);
    await keys('ArrowDown');
    expect(byRole(shown.root, '[role=option]', 'Admin').ariaSelected).toBe('true');
    await keys('Enter');
    expect([chosen, status()]).toEqual([['Member'], 'Admin removed.']);
  });

  it('announces the number of chips and how to reach them', async () => {
    await put(() => <Roles value={roles.slice(0, 2)} hint="From the next sign-in." />);
    expect(descriptionOf(shown.root, field())).toBe('From the next sign-in. 2 chosen. Press Backspace to reach them.');
    expect(byLabel(shown.root, HTMLUListElement, 'Roles').children.length).toBe(2);
  });

  it('is plain text when read-only', async () => {
    await put(() => <Roles value={roles.slice(0, 2)} readOnly />);
    expect(chips()).toEqual(['Admin', 'Member']);
    expect(shown.root.querySelectorAll('input, button').length).toBe(0);
    expect(byLabel(shown.root, HTMLDivElement, 'Roles').role).toBe('group');
  });

  it('can be left by Tab: chips are no tab stops', async () => {
    await put(() => (
      <>
        <Roles value={roles.slice(0, 1)} />
        <button type="button">After</button>
      </>
    ));
    await keys('Tab');
    expect(shown.root.activeElement?.textContent).toBe('After');
  });

  it('is cleared at once', async () => {
    await put(() => <Roles value={roles} />);
    await press(byRole(shown.root, 'button', 'Clear all'));
    await eventually(() => expect([chips(), focused(), status()]).toEqual([[], 'field', 'All removed.']));
  });
});

describe('the chips of a multi-select', () => {
  it('are removed by Backspace, one press to reach and one to remove', async () => {
    await put(() => <Roles value={roles.slice(0, 3)} />);
    await keys('Backspace');
    expect([focused(), chips().length]).toEqual(['Remove Read only', 3]);
    await keys('Backspace');
    expect([chips(), focused(), status()]).toEqual([['Admin', 'Member'], 'Remove Member', 'Read only removed.']);
    await keys('Backspace', 'Backspace');
    expect([chips(), focused()]).toEqual([[], 'field']);
  });

  it('are reached by arrows, Home and End, and removed by Delete, Enter and Space', async () => {
    await put(() => <Roles value={roles} />);
    await keys('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(focused()).toBe('Remove Member');
    await keys('Delete');
    expect([chips(), focused()]).toEqual([['Admin', 'Read only', 'Support'], 'Remove Read only']);
    await keys('Home', 'Enter');
    await eventually(() => expect([chips(), focused()]).toEqual([['Read only', 'Support'], 'Remove Read only']));
    await keys('ArrowRight', 'ArrowRight');
    expect(focused()).toBe('field');
    await keys('ArrowLeft', 'Space');
    await eventually(() => expect([chips(), focused()]).toEqual([['Read only'], 'Remove Read only']));
    await keys('End');
    expect(focused()).toBe('field');
  });

  it('pass typed characters to the field', async () => {
    await put(() => <Roles value={roles.slice(0, 1)} />);
    await keys('Backspace');
    await type('me');
    expect([focused(), field().value]).toEqual(['field', 'me']);
  });

  it('are not reached while there is text before the caret', async () => {
    await put(() => <Roles value={roles.slice(0, 1)} />);
    await type('ab');
    await keys('Backspace', 'ArrowLeft');
    expect([focused(), field().value, field().selectionStart]).toEqual(['field', 'a', 0]);
    await keys('ArrowLeft');
    expect(focused()).toBe('Remove Admin');
  });

  it('are mirrored right to left', async () => {
    await put(() => <Roles value={roles.slice(0, 2)} />, { lang: 'he' });
    await keys('ArrowRight', 'ArrowRight');
    expect(focused()).toBe('הסרת Admin');
    await keys('ArrowLeft', 'ArrowLeft');
    expect(focused()).toBe('field');
  });

  it('are removed by pointer, and the next one keeps the focus', async () => {
    await put(() => <Roles value={roles} />);
    await press(byRole(shown.root, 'button', 'Remove Member'));
    await eventually(() => expect([chips().length, focused()]).toEqual([3, 'Remove Read only']));
  });

  it('are controlled', async () => {
    const two = roles.slice(0, 2);
    shown = await show(() => <MultiSelect label="Roles" options={roles} value={two} onChange={() => {}} />);
    field().focus();
    await keys('Backspace', 'Backspace');
    expect([chips(), focused()]).toEqual([['Admin', 'Member'], 'Remove Admin']);
  });
});

describe('custom values', () => {
  it('are pasted in bulk, and duplicates are announced', async () => {
    await put(() => <Invited value={[address('bo@acme.test')]} />);
    expect(paste('ada@acme.test, BO@acme.test; rosa@acme.test\nada@acme.test\tsue@acme.test')).toBe(true);
    await eventually(() =>
      expect(chosen).toEqual(['bo@acme.test', 'ada@acme.test', 'rosa@acme.test', 'sue@acme.test']),
    );
    expect(status()).toBe('3 added. 1 was already there.');
  });

  it('are pasted as text where there is only one', async () => {
    await put(() => <Invited />);
    expect([paste('ada@acme.test'), paste(''), paste(undefined)]).toEqual([false, false, false]);
    expect(chips()).toEqual([]);
  });

  it('are completed by comma, semicolon and Enter, and on blur', async () => {
    await put(() => <Invited />);
    await type('a@x.io,b@x.io;c@x.io');
    await keys('Enter');
    await type('d@x.io');
    await keys('Tab');
    await eventually(() => expect(chosen).toEqual(['a@x.io', 'b@x.io', 'c@x.io', 'd@x.io']));
  });

  it('list invalid ones with reasons, once for each fault', async () => {
    await put(() => <Invited />);
    paste('ada, bo@x.io, rosa');
    await eventually(() =>
      expect(shown.root.querySelector('.fe-field-error')?.textContent).toBe('ada and rosa: Not an email address.'),
    );
  });

  it('need no listbox', async () => {
    await put(() => <Invited />);
    await type('a');
    expect([field().role, field().getAttribute('aria-expanded'), shown.root.querySelector('[role=listbox]')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('work beside options: Enter takes the best match, else the typed text', async () => {
    await put(() => <Invited options={[{ value: 'ada@acme.test', label: 'ada@acme.test' }]} />);
    await type('ada');
    await keys('Enter');
    await type('new@acme.test');
    await keys('Enter');
    expect(chosen).toEqual(['ada@acme.test', 'new@acme.test']);
  });

  it('are refused where only options are allowed', async () => {
    await put();
    await type('unknown,');
    await keys('Tab');
    expect([chosen, chips()]).toEqual([[], []]);
    await eventually(() => expect(field().value).toBe(''));
  });
});
