import { sendKeys } from '@web/test-runner-commands';
import { useState } from 'react';
import { Button } from '../../../elements/ui/button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../elements/ui/confirm-dialog/confirm-dialog.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';
import { descriptionOf } from '../../kit/ui/by-label.ts';
import { dialogs, dialogsIn, focused, press } from '../../kit/ui/modal-kit.tsx';

let shown: Shown;
let told: string[];

afterEach(() => shown.close());

const Asking = (question: Partial<ConfirmDialogProps>) => {
  const [open, setOpen] = useState(false);
  const end = (how: string) => () => {
    told.push(how);
    setOpen(false);
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      {open && (
        <ConfirmDialog
          title="Delete the group Engineering?"
          effect="12 people lose the roles it gives."
          action="Delete group"
          {...question}
          onConfirm={end('confirmed')}
          onCancel={end('cancelled')}
        />
      )}
    </>
  );
};

const opened = async (question: Partial<ConfirmDialogProps> = {}, attributes = {}) => {
  told = [];
  shown = await show(() => <Asking {...question} />, attributes);
  byRole(shown.root, 'button', 'Delete').click();
  const dialog = await dialogs(shown.root, 1);
  return { root: shown.root, dialog: dialog! };
};
const gone = () => eventually(() => expect(dialogsIn(shown.root)).toEqual([]));

describe('a confirmation dialog', () => {
  it('is announced with question and consequences', async () => {
    const { root, dialog } = await opened();
    expect(dialog.getAttribute('role')).toBe('alertdialog');
    expect(root.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
      'Delete the group Engineering?',
    );
    expect(descriptionOf(root, dialog)).toBe('12 people lose the roles it gives.');
  });

  it('focuses Cancel first, so that Enter is safe', async () => {
    const { root } = await opened();
    expect(focused(root)).toBe('Cancel');
    await sendKeys({ press: 'Enter' });
    await gone();
    expect(told).toEqual(['cancelled']);
  });

  it('is answered by its buttons and Esc, not by a press on the backdrop', async () => {
    const { root } = await opened();
    await press([5, 5]);
    expect(told).toEqual([]);
    byRole(root, 'button', 'Delete group').click();
    await gone();
    byRole(root, 'button', 'Delete').click();
    await dialogs(root, 1);
    await sendKeys({ press: 'Escape' });
    await gone();
    expect(told).toEqual(['confirmed', 'cancelled']);
  });

  it('cannot be answered twice while busy', async () => {
    const { root } = await opened({ busy: true });
    byRole(root, 'button', /^Delete group/).click();
    byRole(root, 'button', 'Cancel').click();
    await sendKeys({ press: 'Escape' });
    expect(told).toEqual([]);
  });
});

describe('a confirmation dialog with a typed name', () => {
  it('focuses the field, and cannot be confirmed before the name matches', async () => {
    const { root } = await opened({ typed: 'Engineering' });
    expect(root.activeElement === root.querySelector('input')).toBe(true);
    expect(root.querySelector('label')?.textContent).toBe('Type “Engineering” to confirm');
    const button = byRole(root, 'button', 'Delete group');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await sendKeys({ type: 'Engin' });
    await sendKeys({ press: 'Enter' });
    button.click();
    expect(told).toEqual([]);
    await sendKeys({ type: 'eering' });
    await eventually(() => expect(button.getAttribute('aria-disabled')).toBe(null));
    await sendKeys({ press: 'Enter' });
    await gone();
    expect(told).toEqual(['confirmed']);
  });

  const namesakes: [name: string, typed: string, same: boolean][] = [
    ['Müller  GmbH', ' Mu\u0308ller GmbH ', true],
    ['מחלקת הפיתוח', 'מחלקת הפיתוח', true],
    ['Engineering', 'engineering', false],
    ['Engineering', 'Engineering 2', false],
    ['E'.repeat(1200), 'E'.repeat(1200), true],
    ['Engineering', 'e\u0301'.repeat(5000), false],
  ];
  for (const [name, typed, same] of namesakes)
    it(`${same ? 'accepts' : 'refuses'} “${typed.slice(0, 40)}” for “${name.slice(0, 40)}”`, async () => {
      const { root } = await opened({ typed: name });
      const input = root.querySelector('input')!;
      input.focus();
      document.execCommand('insertText', false, typed);
      await eventually(() => expect(input.value).toBe(typed));
      await eventually(() =>
        expect(byRole(root, 'button', 'Delete group').getAttribute('aria-disabled')).toBe(same ? null : 'true'),
      );
    });

  it('shows on blur that the name does not match', async () => {
    const { root } = await opened({ typed: 'Engineering' });
    await sendKeys({ type: 'Sales' });
    await sendKeys({ press: 'Tab' });
    const input = root.querySelector('input')!;
    await eventually(() => expect(descriptionOf(root, input)).toBe('That doesn’t match. Type it as written above.'));
  });

  it('is localized', async () => {
    const { root } = await opened({ typed: 'Engineering' }, { lang: 'de' });
    expect(root.querySelector('label')?.textContent).toBe('Zur Bestätigung „Engineering“ eingeben');
  });
});
