import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';
import { codeIn } from '../../../../elements/kit/one-time-code/code-input-controller.ts';
import { CodeInput } from '../../../../elements/ui/code-input/code-input.tsx';
import { describedBy, enter, fieldNamed } from '../../../kit/field-named.ts';
import { afterEach, beforeEach, describe, eventually, expect, it, nextFrame } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';

type Props = Parameters<typeof CodeInput>[0];
type Answer = Pick<Props, 'busy' | 'error'>;

let shown: Shown;
let seen: string[];
let complete: string[];
let answer: (next: Answer) => void;

beforeEach(() => {
  seen = [];
  complete = [];
});

const Live = ({ tell, ...props }: Partial<Props> & { tell: (set: typeof answer) => void }) => {
  const [code, setCode] = useState(props.value ?? '');
  const [answered, setAnswered] = useState<Answer>({});
  return (
    <CodeInput
      label="Code"
      {...props}
      {...answered}
      value={code}
      onChange={(next) => {
        seen.push(next);
        setCode(next);
      }}
      onComplete={(whole) => {
        complete.push(whole);
        tell(setAnswered);
      }}
    />
  );
};
const put = async (props: Partial<Props> = {}, attributes: Record<string, string> = {}) => {
  shown = await show(
    () => (
      <>
        <Live {...props} tell={(set) => (answer = set)} />
        <button type="button">After</button>
      </>
    ),
    attributes,
  );
  return fieldNamed(shown.root, 'Code');
};
const boxes = () => Array.from(shown.root.querySelectorAll('.fe-code-box'), (box) => box.textContent).join('|');
const active = () =>
  Array.from(shown.root.querySelectorAll('.fe-code-box'), (box) => (box.hasAttribute('data-active') ? 'x' : '.')).join(
    '',
  );
const paste = (input: HTMLElement, text?: string) => {
  const clipboardData = text === undefined ? null : new DataTransfer();
  clipboardData?.setData('text/plain', text ?? '');
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  input.dispatchEvent(event);
  return event;
};
const live = () => shown.root.querySelector('[aria-live=polite]')?.textContent;
const box = (at: number): [number, number] => {
  const { x, y, width, height } = shown.root.querySelectorAll('.fe-code-box')[at]!.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

describe('a pasted code', () => {
  const texts: [text: string, code: string][] = [
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['12 34 56\n', '123456'],
    ['G-123456', '123456'],
    ['Tasklane 2: your code is 123-456, valid for 10 minutes.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['1234', '1234'],
    ['1234567', '123456'],
    ['no code', ''],
    ['', ''],
  ];
  for (const [text, code] of texts) it(`is "${code}" in "${text}"`, () => expect(codeIn(text, 6)).toBe(code));
});

describe('a code input', () => {
  afterEach(() => shown.close());

  it('is one input with inputmode and autocomplete', async () => {
    const input = await put();
    expect(shown.root.querySelectorAll('input')).toHaveLength(1);
    expect([input.type, input.inputMode, input.autocomplete, input.maxLength, input.pattern]).toEqual([
      'text',
      'numeric',
      'one-time-code',
      6,
      '\\d{6}',
    ]);
    expect(input.hasAttribute('data-1p-ignore')).toBe(false);
  });

  it('shows digits, ignores other characters and completes once', async () => {
    const input = await put();
    input.focus();
    await sendKeys({ type: '3a1 4-15' });
    await eventually(() => expect(boxes()).toBe('3|1|4|1|5|'));
    expect(complete).toEqual([]);
    await sendKeys({ type: '99' });
    expect([seen.at(-1), complete]).toEqual(['314159', ['314159']]);
  });

  it('accepts a pasted code in any format, and replaces it by another', async () => {
    const input = await put();
    input.focus();
    expect(paste(input, '314-159').defaultPrevented).toBe(true);
    await eventually(() => expect(boxes()).toBe('3|1|4|1|5|9'));
    paste(input, ' 271 828 ');
    await eventually(() => expect(boxes()).toBe('2|7|1|8|2|8'));
    expect(complete).toEqual(['314159', '271828']);
  });

  it('inserts part of a code at the caret', async () => {
    const input = await put();
    input.focus();
    await sendKeys({ type: '39' });
    await sendKeys({ press: 'ArrowLeft' });
    paste(input, '141');
    await eventually(() => expect(seen.at(-1)).toBe('31419'));
    expect(input.selectionStart).toBe(4);
  });

  it('handles a paste without data, followed by a manager’s input', async () => {
    const input = await put();
    input.focus();
    expect(paste(input).defaultPrevented).toBe(false);
    enter(input, '314 159');
    await eventually(() => expect(boxes()).toBe('3|1|4|1|5|9'));
    expect(complete).toEqual(['314159']);
  });

  it('completes once, however often the same code is filled in', async () => {
    const input = await put();
    input.focus();
    enter(input, '314159');
    enter(input, '314159');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    paste(input, '314-159');
    await nextFrame();
    expect(complete).toEqual(['314159']);
  });

  it('waits for an IME composition', async () => {
    const input = await put();
    input.focus();
    input.value = '３';
    input.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }));
    expect(seen).toEqual([]);
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await eventually(() => expect([seen, input.value]).toEqual([['3'], '3']));
  });

  it('shows the caret, and allows correcting one digit', async () => {
    const input = await put();
    expect(active()).toBe('......');
    input.focus();
    await eventually(() => expect(active()).toBe('x.....'));
    await sendKeys({ type: '314159' });
    await eventually(() => expect(active()).toBe('.....x'));
    await sendMouse({ type: 'click', position: box(1) });
    await eventually(() => expect(active()).toBe('.x....'));
    await sendKeys({ type: '7' });
    await eventually(() => expect(boxes()).toBe('3|7|4|1|5|9'));
    expect(complete).toEqual(['314159', '374159']);
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ type: '8' });
    await eventually(() => expect(boxes()).toBe('3|8|4|1|5|9'));
  });

  it('moves to the first empty box when a later one is pressed', async () => {
    const input = await put({ value: '31' });
    await sendMouse({ type: 'click', position: box(5) });
    await eventually(() => expect(active()).toBe('..x...'));
    expect([input.value, input.selectionStart]).toEqual(['31', 2]);
  });

  it('clears a wrong code, announces it, and accepts input at once', async () => {
    const input = await put();
    input.focus();
    await sendKeys({ type: '314159' });
    answer({ busy: true });
    await eventually(() => expect([input.readOnly, live()]).toEqual([true, 'Checking the code']));
    byRole(shown.root, 'button', 'After').focus();
    answer({ busy: false, error: 'This code is wrong. 4 attempts are left.' });
    await eventually(() => expect([input.value, boxes()]).toEqual(['', '|||||']));
    expect(describedBy(input)).toEqual(['This code is wrong. 4 attempts are left.']);
    expect([live(), shown.root.activeElement]).toEqual(['This code is wrong. 4 attempts are left.', input]);
    expect(active()).toBe('x.....');
    await sendKeys({ type: '3' });
    await eventually(() => expect(describedBy(input)).toEqual([]));
  });

  it('accepts the same code again after a refusal, and announces it again', async () => {
    const input = await put();
    input.focus();
    for (const time of [1, 2]) {
      await sendKeys({ type: '314159' });
      expect(complete).toHaveLength(time);
      answer({ busy: true });
      await eventually(() => expect(live()).toBe('Checking the code'));
      answer({ busy: false, error: 'Wrong.' });
      await eventually(() => expect([live(), input.value]).toEqual(['Wrong.', '']));
    }
  });

  it('cannot be changed while being verified', async () => {
    const input = await put({ value: '314159', busy: true });
    input.focus();
    await sendKeys({ press: 'Backspace' });
    paste(input, '271828');
    await nextFrame();
    expect([input.value, complete]).toEqual(['314159', []]);
  });

  it('is left to right everywhere', async () => {
    const input = await put({ value: '314' }, { dir: 'rtl' });
    const [first, second] = shown.root.querySelectorAll('.fe-code-box');
    expect(first!.getBoundingClientRect().left).toBeLessThan(second!.getBoundingClientRect().left);
    expect(getComputedStyle(input).direction).toBe('ltr');
    const frame = shown.root.querySelector('.fe-field')!.getBoundingClientRect();
    expect(shown.root.querySelector('.fe-code')!.getBoundingClientRect().right).toBe(frame.right);
  });

  it('is invalid while digits are missing', async () => {
    const input = await put({ required: true });
    input.focus();
    await sendKeys({ type: '314' });
    expect(input.checkValidity()).toBe(false);
    await eventually(() => expect(describedBy(input)).toEqual(['Enter all 6 digits.']));
  });
});

describe('a code that comes by text message', () => {
  interface Asked {
    otp?: { transport: string[] };
    signal?: AbortSignal;
  }
  let asked: Asked[];
  let deliver: (code: string) => void;
  const real = navigator.credentials.get;
  const page = globalThis as { OTPCredential?: unknown };

  beforeEach(() => {
    asked = [];
    page.OTPCredential = () => undefined;
    // the browser's own part is played: Chromium asks for it only on phones
    navigator.credentials.get = (options) => {
      asked.push(options as Asked);
      return new Promise((resolve, reject) => {
        deliver = (code) => resolve({ code, id: '', type: 'otp' } as Credential & { code: string });
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      });
    };
  });
  afterEach(() => {
    delete page.OTPCredential;
    navigator.credentials.get = real;
    shown.close();
  });

  it('is asked of the browser, filled in and complete by itself', async () => {
    await put({ textMessage: true });
    expect(asked.map(({ otp }) => otp)).toEqual([{ transport: ['sms'] }]);
    deliver('314159');
    await eventually(() => expect([boxes(), complete]).toEqual(['3|1|4|1|5|9', ['314159']]));
  });

  it('is no longer waited for once it was typed, or when the person leaves', async () => {
    const input = await put({ textMessage: true });
    enter(input, '314159');
    await eventually(() => expect(asked[0]?.signal?.aborted).toBe(true));
    shown.close();
    await put({ textMessage: true });
    expect(asked[1]?.signal?.aborted).toBe(false);
    shown.element.remove();
    await eventually(() => expect(asked[1]?.signal?.aborted).toBe(true));
  });

  it('is not asked for where codes come another way, or the browser does not know how', async () => {
    await put();
    shown.close();
    delete page.OTPCredential;
    await put({ textMessage: true });
    expect(asked).toEqual([]);
  });
});
