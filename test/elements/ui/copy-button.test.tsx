import { sendKeys } from '@web/test-runner-commands';
import { CopyButton } from '../../../elements/ui/copy-button/copy-button.tsx';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
let copied: string[];
const real = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard')!;
const give = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
const note = (event: ClipboardEvent) => {
  // what the browser was told to copy, without asking for the right to read the clipboard
  const field = event.composedPath()[0];
  copied.push(field instanceof HTMLTextAreaElement ? field.value : '');
};

beforeEach(() => {
  copied = [];
  document.addEventListener('copy', note);
});
afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { ...real, get: () => real.get?.call(navigator) });
  document.removeEventListener('copy', note);
  shown.close();
});

const said = () => shown.root.querySelector('[role=status]')?.textContent;
const button = () => byRole(shown.root, 'button', 'Copy client ID');

const refuse = () => {
  throw new RangeError('too deep');
};

describe('a copy button', () => {
  it('copies the text and announces it', async () => {
    give({ writeText: async (text: string) => copied.push(text) });
    shown = await show(() => <CopyButton text="6f3c-1f0e" what="client ID" />);
    expect(said()).toBe('');
    button().click();
    await eventually(() => expect(said()).toBe('Copied'));
    expect(copied).toEqual(['6f3c-1f0e']);
  });

  it('resets after two seconds', async () => {
    give({ writeText: async () => undefined });
    const waits: [() => void, number | undefined][] = [];
    const realTimer = globalThis.setTimeout;
    shown = await show(() => <CopyButton text="6f3c-1f0e" what="client ID" />);
    globalThis.setTimeout = Object.assign((run: () => void, wait?: number) => {
      if (wait === 2000) waits.push([run, wait]);
      return realTimer(run, wait === 2000 ? 2 ** 30 : wait);
    }, realTimer);
    button().click();
    await eventually(() => expect(waits.length).toBe(1));
    globalThis.setTimeout = realTimer;
    expect(said()).toBe('Copied');
    waits[0]?.[0]();
    await eventually(() => expect(said()).toBe(''));
  });

  it('falls back to execCommand without a clipboard, and keeps the focus', async () => {
    give(undefined);
    shown = await show(() => <CopyButton text={'two\nlines'} what="client ID" />);
    button().focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(copied).toEqual(['two\nlines']));
    await eventually(() => expect(shown.root.activeElement).toBe(button()));
    expect(shown.root.querySelector('textarea')).toBeNull();
  });

  it('falls back inside a modal dialog, too', async () => {
    give(undefined);
    shown = await show(() => (
      <dialog ref={(dialog) => void (dialog?.open || dialog?.showModal())}>
        <CopyButton text="6f3c-1f0e" what="client ID" />
      </dialog>
    ));
    button().focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(copied).toEqual(['6f3c-1f0e']));
  });

  it('shows what to do when the browser refuses', async () => {
    give({ writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    const real = document.execCommand;
    document.execCommand = () => false;
    shown = await show(() => <CopyButton text="6f3c-1f0e" what="client ID" />);
    button().click();
    await eventually(() => expect(said()).toBe('Couldn’t copy. Select the text and copy it yourself.'));
    document.execCommand = real;
    expect(shown.root.querySelector('.fe-copy-failed > .fe-copy-failed')?.checkVisibility()).toBe(true);
  });

  it('shows a failure where the text cannot be computed', async () => {
    shown = await show(() => <CopyButton text={refuse} what="client ID" />);
    button().click();
    await eventually(() => expect(said()).toMatch(/^Couldn’t copy/));
  });
});
