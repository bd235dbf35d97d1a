import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../elements/ui/button/button.tsx';
import { Dialog, type DialogProps } from '../../../../elements/ui/dialog/dialog.tsx';
import { Menu } from '../../../../elements/ui/menu/menu.tsx';
import { NumberField } from '../../../../elements/ui/number-field/number-field.tsx';
import { TextField } from '../../../../elements/ui/text-field/text-field.tsx';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';
import { dialogs, dialogsIn, focused, press } from '../../../kit/ui/modal-kit.tsx';

let shown: Shown | undefined;
let closed = 0;
let sent = 0;

afterEach(() => {
  shown?.close();
  shown = undefined;
  closed = 0;
  sent = 0;
  document.adoptedStyleSheets = [];
  document.body.replaceChildren();
});

const Sample = ({ children, ...props }: Partial<DialogProps> & { children?: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add a group</Button>
      {open && (
        <Dialog
          title="Add a group"
          {...props}
          onClose={() => {
            closed += 1;
            setOpen(false);
          }}
        >
          {children}
        </Dialog>
      )}
    </>
  );
};

const opened = async (draw: () => ReactNode = () => <Sample>What it is for.</Sample>, attributes = {}) => {
  shown = await show(draw, attributes);
  const trigger = byRole(shown.root, 'button', 'Add a group');
  trigger.focus();
  trigger.click();
  const dialog = await dialogs(shown.root, 1);
  for (const motion of dialog?.getAnimations() ?? []) motion.finish();
  return { root: shown.root, element: shown.element, dialog: dialog!, trigger };
};
const gone = () => eventually(() => expect(dialogsIn(shown!.root)).toEqual([]));

const NameField = () => {
  const [name, setName] = useState('');
  return <TextField label="Name" required value={name} onChange={setName} />;
};

describe('a dialog', () => {
  it('is modal, and named by its title', async () => {
    const { root, dialog } = await opened();
    expect(dialog.matches(':modal')).toBe(true);
    expect(root.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Add a group');
  });

  it('is described by its description, and as alert dialog by its content', async () => {
    const { root, dialog } = await opened(() => <Sample description="Its members get the roles." />);
    const describing = () => root.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describing()).toBe('Its members get the roles.');
    shown?.close();
    const second = await opened(() => <Sample alert>It is shown this once.</Sample>);
    const id = second.dialog.getAttribute('aria-describedby') ?? '';
    expect(second.root.getElementById(id)?.textContent).toBe('It is shown this once.');
    expect(second.dialog.getAttribute('role')).toBe('alertdialog');
  });

  const starts: [what: string, draw: () => ReactNode, where: string][] = [
    [
      'at the first field',
      () => (
        <Sample>
          <Button onPress={() => undefined}>Help</Button>
          <input name="first" aria-label="First" />
        </Sample>
      ),
      'First',
    ],
    [
      'at the first control of a content without fields',
      () => (
        <Sample actions={<Button onPress={() => undefined}>Done</Button>}>
          <a href="#more">More</a>
        </Sample>
      ),
      'More',
    ],
    [
      'at the actions, where the content has nothing',
      () => <Sample actions={<Button onPress={() => undefined}>Done</Button>}>Words</Sample>,
      'Done',
    ],
    ['at the title, where there is nothing else', () => <Sample>Words</Sample>, 'Add a group'],
    ['where it is asked to', () => <AtRef />, 'Here'],
    [
      'at the title, if asked to',
      () => (
        <Sample startsAt="title">
          <input name="first" aria-label="First" />
        </Sample>
      ),
      'Add a group',
    ],
  ];
  for (const [what, draw, where] of starts)
    it(`starts ${what}`, async () => {
      const { root } = await opened(draw);
      expect(focused(root)).toBe(where);
    });

  it('returns the focus to its opener', async () => {
    const { root, trigger } = await opened();
    await sendKeys({ press: 'Escape' });
    await gone();
    expect(root.activeElement === trigger).toBe(true);
  });

  it('closes by Esc, without an event on the page', async () => {
    await opened();
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', listen);
    await sendKeys({ press: 'Escape' });
    await gone();
    document.removeEventListener('keydown', listen);
    expect([closed, heard]).toEqual([1, []]);
  });

  it('leaves Esc to a control that handles it', async () => {
    const { dialog } = await opened(() => (
      <Sample>
        <input aria-label="Search" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
      </Sample>
    ));
    await sendKeys({ press: 'Escape' });
    expect([closed, dialog.open]).toEqual([0, true]);
  });

  it('closes by Esc also when the focus has been lost', async () => {
    const { root } = await opened();
    (root.activeElement as HTMLElement).blur();
    await sendKeys({ press: 'Escape' });
    await gone();
  });

  it('closes by its close button and by a press on the backdrop', async () => {
    const { root, trigger } = await opened();
    await press(byRole(root, 'button', 'Close'));
    await gone();
    trigger.click();
    await dialogs(root, 1);
    await press([5, 5]);
    await gone();
    expect(closed).toBe(2);
  });

  it('stays open when a text selection ends outside', async () => {
    const { dialog } = await opened();
    const { left, top } = dialog.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + 60), Math.round(top + 60)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [5, 5] });
    await sendMouse({ type: 'up' });
    expect([closed, dialog.open]).toEqual([0, true]);
  });

  it('can stay open on a press on the backdrop', async () => {
    const { dialog } = await opened(() => <Sample stays />);
    await press([5, 5]);
    expect([closed, dialog.open]).toEqual([0, true]);
  });

  it('has no close button as an alert dialog, and ignores presses on the backdrop', async () => {
    const { root, dialog } = await opened(() => <Sample alert>It is shown this once.</Sample>);
    await press([5, 5]);
    expect([closed, dialog.open]).toEqual([0, true]);
    expect(() => byRole(root, 'button', 'Close')).toThrow();
  });

  it('cannot be closed while busy', async () => {
    const { dialog } = await opened(() => <Sample busy />);
    await sendKeys({ press: 'Escape' });
    await press([5, 5]);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect([closed, dialog.open]).toEqual([0, true]);
  });

  it('reopens when the browser closes it by itself', async () => {
    const { dialog } = await opened(() => <Sample busy />);
    dialog.close();
    await eventually(() => expect(dialog.matches(':modal')).toBe(true));
    expect(closed).toBe(0);
  });

  it('shows a failure', async () => {
    const { root } = await opened(() => <Sample error="The name is taken. Choose another one." />);
    expect(root.querySelector('[role=alert]')?.textContent).toContain('The name is taken.');
  });

  it('submits by Enter when valid, else focuses the first fault', async () => {
    const { root } = await opened(() => (
      <Sample
        onSubmit={() => {
          sent += 1;
        }}
        startsAt="title"
        actions={
          <Button look="primary" submits>
            Add group
          </Button>
        }
      >
        <NameField />
      </Sample>
    ));
    byRole(root, 'button[type=submit]', 'Add group').click();
    const input = root.querySelector('input')!;
    expect([sent, root.activeElement === input]).toEqual([0, true]);
    expect(input.closest('form')?.method).toBe('post');
    await sendKeys({ type: 'Field engineers' });
    await sendKeys({ press: 'Enter' });
    expect(sent).toBe(1);
  });

  it('does not submit while busy', async () => {
    const { root } = await opened(() => (
      <Sample
        onSubmit={() => {
          sent += 1;
        }}
        actions={
          <Button submits busy>
            Add group
          </Button>
        }
      />
    ));
    byRole(root, 'button[type=submit]', /^Add group/).click();
    expect(sent).toBe(0);
  });

  it('is not part of a form around it', async () => {
    let outer = 0;
    const { root } = await opened(() => (
      <form onSubmit={() => (outer += 1)}>
        <Sample
          onSubmit={() => {
            sent += 1;
          }}
          actions={<Button submits>Add group</Button>}
        />
      </form>
    ));
    byRole(root, 'button[type=submit]', 'Add group').click();
    expect([sent, outer]).toEqual([1, 0]);
  });

  it('traps the focus', async () => {
    const { root } = await opened(() => (
      <Sample actions={<Button onPress={() => undefined}>Done</Button>}>
        <input aria-label="Name" />
      </Sample>
    ));
    const seen = new Set<string | null | undefined>();
    for (let at = 0; at < 6; at += 1) {
      await sendKeys({ press: 'Tab' });
      seen.add(focused(root));
    }
    seen.delete(undefined);
    expect([...seen].toSorted()).toEqual(['Close', 'Done', 'Name']);
  });

  it('locks scrolling without layout shift', async () => {
    document.body.append(Object.assign(document.createElement('div'), { style: 'block-size: 3000px' }));
    const width = document.body.getBoundingClientRect().width;
    const { root } = await opened();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(document.body.getBoundingClientRect().width).toBe(width);
    expect(document.documentElement.getAttribute('style')).toBe(null);
    byRole(root, 'button', 'Close').click();
    await gone();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('has its given width, and fits 320 pixels', async () => {
    const { dialog } = await opened();
    expect(dialog.getBoundingClientRect().width).toBe(480);
    shown?.close();
    const wide = await opened(() => <Sample size="wide" />);
    expect(wide.dialog.getBoundingClientRect().width).toBe(640);
    wide.dialog.style.setProperty('--_fe-modal-width', '5000px');
    expect(wide.dialog.getBoundingClientRect().right).toBeLessThan(innerWidth);
  });

  it('scrolls by keyboard where it has no controls', async () => {
    const { root } = await opened(() => <Sample>{'Acme Robotics keeps its recordings. '.repeat(400)}</Sample>);
    const content = await eventually(() => {
      const found = root.querySelector<HTMLElement>('[part=content][tabindex="0"]');
      expect(found).toBeTruthy();
      return found!;
    });
    content.focus();
    await sendKeys({ press: 'End' });
    await eventually(() => expect(content.scrollTop).toBeGreaterThan(100));
  });

  it('opens over another dialog, and Esc closes only the upper one', async () => {
    const { root, trigger } = await opened(() => (
      <Sample>
        <Sample />
      </Sample>
    ));
    const [lower] = dialogsIn(root);
    const inner = byRole(lower!, 'button', 'Add a group');
    inner.click();
    await dialogs(root, 2);
    await sendKeys({ press: 'Escape' });
    await dialogs(root, 1);
    expect(root.activeElement === inner).toBe(true);
    await sendKeys({ press: 'Escape' });
    await gone();
    expect(root.activeElement === trigger).toBe(true);
  });

  it('stays open when Esc closes a menu in it', async () => {
    const { root, dialog } = await opened(() => (
      <Sample>
        <Menu name="More" items={[{ label: 'Copy', onPress: () => undefined }]} />
      </Sample>
    ));
    byRole(dialog, 'button', 'More').click();
    await eventually(() => expect(root.querySelector('[role=menu]')).toBeTruthy());
    await sendKeys({ press: 'Escape' });
    await eventually(() => expect(root.querySelector('[role=menu]')).toBe(null));
    expect([closed, dialog.open]).toEqual([0, true]);
  });

  it('returns the focus to the button of the menu that opened it', async () => {
    shown = await show(() => <FromMenu />);
    const { root } = shown;
    const trigger = byRole(root, 'button', 'Actions');
    trigger.focus();
    trigger.click();
    await eventually(() => expect(root.querySelector('[role=menuitem]')).toBeTruthy());
    await sendKeys({ press: 'Enter' });
    await dialogs(root, 1);
    await sendKeys({ press: 'Escape' });
    await gone();
    expect(root.activeElement === trigger).toBe(true);
  });

  it('stays modal when its element is moved', async () => {
    const { root, element, dialog } = await opened(() => (
      <Sample>
        <input aria-label="Name" />
        <input aria-label="Description" />
      </Sample>
    ));
    await sendKeys({ press: 'Tab' });
    const other = document.body.appendChild(document.createElement('section'));
    other.append(element);
    await eventually(() => expect([dialog.matches(':modal'), closed, focused(root)]).toEqual([true, 0, 'Description']));
    await sendKeys({ press: 'Escape' });
    await gone();
  });

  it('releases the scroll lock when its element is removed', async () => {
    const { element } = await opened();
    element.remove();
    await eventually(() => expect(document.adoptedStyleSheets).toEqual([]));
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    await sendKeys({ press: 'Escape' });
    expect(closed).toBe(0);
  });

  it('animates from nearly its size', async () => {
    shown = await show(() => <Sample>Words</Sample>);
    byRole(shown.root, 'button', 'Add a group').click();
    const dialog = await dialogs(shown.root, 1);
    const frames = dialog?.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    expect(frames?.[0]?.['transform']).toBe('scale(0.98)');
  });
});

const AtRef = () => {
  const here = useRef<HTMLButtonElement>(null);
  return (
    <Sample startsAt={here}>
      <input aria-label="First" />
      <button type="button" ref={here}>
        Here
      </button>
    </Sample>
  );
};

const FromMenu = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu name="Actions" items={[{ label: 'Edit', onPress: () => setOpen(true) }]} />
      {open && <Dialog title="Edit" onClose={() => setOpen(false)} />}
    </>
  );
};

const Rows = () => {
  const [rows, setRows] = useState(['Ada', 'Bo', 'Sue']);
  const [asked, ask] = useState<string>();
  return (
    <>
      <ul>
        {rows.map((name) => (
          <li key={name}>
            <Button onPress={() => ask(name)}>{name}</Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog
          title={`Remove ${asked}`}
          onClose={() => ask(undefined)}
          actions={
            <>
              <Button
                onPress={() => {
                  ask(undefined);
                  setRows(rows.filter((name) => name !== asked));
                }}
              >
                Remove at once
              </Button>
              <Button
                onPress={() => {
                  ask(undefined);
                  setTimeout(() => setRows(rows.filter((name) => name !== asked)), 40);
                }}
              >
                Remove soon
              </Button>
            </>
          }
        />
      )}
    </>
  );
};

const Seats = () => {
  const [seats, setSeats] = useState<number | undefined>(3);
  return <NumberField label="Seats" value={seats} onChange={setSeats} />;
};

describe('an announcement', () => {
  it('is made inside an open dialog, and outside once it is closed', async () => {
    const { root, dialog } = await opened(() => (
      <Sample>
        <Seats />
      </Sample>
    ));
    byRole(root, 'dialog button', 'Seats: more').click();
    await eventually(() => expect(dialog.querySelector('[aria-live]')?.textContent).toBe('4'));
    byRole(root, 'dialog button', 'Close').click();
    await gone();
    expect([...root.children].some((child) => child.ariaLive === 'polite')).toBe(true);
  });
});

describe('a dialog opened from a row', () => {
  const removals: [from: string, how: string, to: string][] = [
    ['Ada', 'Remove at once', 'Bo'],
    ['Bo', 'Remove soon', 'Sue'],
    ['Sue', 'Remove soon', 'Bo'],
  ];
  for (const [from, how, to] of removals)
    it(`moves the focus to ${to} when ${from} is removed by "${how}"`, async () => {
      shown = await show(() => <Rows />);
      const { root } = shown;
      byRole(root, 'li button', from).focus();
      byRole(root, 'li button', from).click();
      await dialogs(root, 1);
      byRole(root, 'dialog button', how).click();
      await eventually(() =>
        expect([...root.querySelectorAll('li')].map((row) => row.textContent)).not.toContain(from),
      );
      await eventually(() => expect(focused(root)).toBe(to));
    });

  it('leaves the focus alone where the user has moved it since', async () => {
    shown = await show(() => <Rows />);
    const { root } = shown;
    byRole(root, 'li button', 'Ada').focus();
    byRole(root, 'li button', 'Ada').click();
    await dialogs(root, 1);
    byRole(root, 'dialog button', 'Remove soon').click();
    await gone();
    byRole(root, 'li button', 'Sue').focus();
    await eventually(() => expect(root.querySelectorAll('li').length).toBe(2));
    expect(focused(root)).toBe('Sue');
  });
});
