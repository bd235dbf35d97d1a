import { sendKeys } from '@web/test-runner-commands';
import type { ReactNode } from 'react';
import { CopyField } from '../../../elements/ui/copy-field/copy-field.tsx';
import { SecretField } from '../../../elements/ui/secret-field/secret-field.tsx';
import { fieldNamed } from '../../kit/field-named.ts';
import { afterEach, beforeEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let clipboard: string[];
let refused: boolean;
const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;

const stand = (clipboardOfPage: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboardOfPage });
const put = async (node: ReactNode, attributes: Record<string, string> = {}) => {
  shown = await show(() => node, attributes);
  return shown.root;
};
const notice = () => shown.root.querySelector('p[role=status]')?.textContent;
const seenWords = (button: HTMLElement) => button.querySelector('[data-shown]')?.textContent;
const inPage = () => shown.root.innerHTML.includes('a81f5cf0') || Boolean(shown.root.querySelector('input'));

beforeEach(() => {
  clipboard = [];
  refused = false;
  // the browser's clipboard asks for permission, which a test has no one to give
  stand({
    writeText: async (text: string) => {
      if (refused) throw new DOMException('no', 'NotAllowedError');
      clipboard.push(text);
    },
  });
});
afterEach(() => {
  shown.close();
  Reflect.deleteProperty(navigator, 'clipboard');
  expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')).toEqual(real);
});

describe('a copy field', () => {
  it('can be selected and focused, but not changed', async () => {
    await put(<CopyField label="Client ID" value="7f3c" />);
    const input = fieldNamed(shown.root, 'Client ID');
    input.focus();
    await sendKeys({ type: 'x' });
    expect([input.value, input.readOnly, shown.root.activeElement]).toEqual(['7f3c', true, input]);
  });

  it('copies its value, also where displayed differently', async () => {
    await put(<CopyField label="Key" value="JBSWY3DP" shown="JBSW Y3DP" />);
    byRole(shown.root, 'button', 'Copy: Key').click();
    await eventually(() => expect(clipboard).toEqual(['JBSWY3DP']));
    expect(fieldNamed(shown.root, 'Key').value).toBe('JBSW Y3DP');
  });

  it('shows and announces success for a moment, without layout shift', async () => {
    await put(<CopyField label="Key" value="JBSW" />);
    const button = byRole(shown.root, 'button', 'Copy: Key');
    const { width } = button.getBoundingClientRect();
    expect(seenWords(button)).toBe('Copy');
    button.click();
    await eventually(() => expect([seenWords(button), notice()]).toEqual(['Copied', 'Copied']));
    expect(button.getBoundingClientRect().width).toBe(width);
    await eventually(() => expect([seenWords(button), notice()]).toEqual(['Copy', '']));
  });

  it('falls back to execCommand without a clipboard, and cleans up', async () => {
    stand(undefined);
    await put(<CopyField label="Key" value="JBSW" />);
    let copied = '';
    const listen = () => (copied = String((shown.root.activeElement as HTMLTextAreaElement).value));
    document.addEventListener('copy', listen, { once: true });
    const button = byRole(shown.root, 'button', 'Copy: Key');
    button.focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(notice()).toBe('Copied'));
    expect([copied, shown.root.querySelectorAll('textarea').length, shown.root.activeElement]).toEqual([
      'JBSW',
      0,
      button,
    ]);
  });

  it('asks the user to copy manually as a last resort', async () => {
    refused = true;
    const exec = document.execCommand;
    document.execCommand = () => false;
    await put(<CopyField label="Key" value="JBSW" />);
    byRole(shown.root, 'button', 'Copy: Key').click();
    await eventually(() => expect(notice()).toMatch(/copy it yourself/));
    document.execCommand = exec;
  });

  it('wraps long values', async () => {
    await put(<CopyField label="Certificate" value={'one\ntwo'} rows={3} />);
    expect(fieldNamed(shown.root, 'Certificate').value).toBe('one\ntwo');
  });
});

describe('a secret field', () => {
  const secret = <SecretField label="Client secret" value="a81f5cf0" />;

  it('is not in the DOM until revealed, and is announced as hidden', async () => {
    const root = await put(secret);
    expect(inPage()).toBe(false);
    const group = root.querySelector('[role=group]')!;
    expect(root.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Client secret');
    expect(group.textContent).toContain('Hidden');
  });

  it('is shown and hidden again by keyboard', async () => {
    const root = await put(secret);
    byRole(root, 'button', 'Show: Client secret').focus();
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(root.querySelector('input')?.value).toBe('a81f5cf0'));
    const button = byRole(root, 'button', 'Hide: Client secret');
    expect([button.getAttribute('aria-pressed'), root.activeElement]).toEqual(['true', button]);
    await sendKeys({ press: 'Space' });
    await eventually(() => expect(inPage()).toBe(false));
  });

  it('is copied without being revealed', async () => {
    await put(secret);
    byRole(shown.root, 'button', 'Copy: Client secret').click();
    await eventually(() => expect(clipboard).toEqual(['a81f5cf0']));
    expect(inPage()).toBe(false);
  });

  it('does not reveal its length', async () => {
    await put(secret);
    const { textContent } = shown.root.querySelector('.fe-secret-mask')!;
    shown.close();
    await put(<SecretField label="Client secret" value={'a81f5cf0'.repeat(9)} />);
    await nextFrame();
    expect(shown.root.querySelector('.fe-secret-mask')?.textContent).toBe(textContent);
  });
});
