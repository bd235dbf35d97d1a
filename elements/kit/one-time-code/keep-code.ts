import { cleanCode, codeIn } from './code-text.ts';
import { codeFromTextMessage } from './web-otp.ts';

/** What a screen wants to know of a code that is being typed, pasted, filled in or sent to the phone. */
export interface CodeWishes {
  readonly length: number;
  /** The digits so far, when the person or the browser has changed them. */
  onChange(code: string): void;
  /** All digits are there. Called once for a code, however often it is said: again only after it was changed or cleared. */
  onComplete(code: string): void;
}

/** A code's input, kept in order. */
export interface KeptCode {
  /** Shows other digits, without a word to the screen. */
  show(code: string): void;
  /** Takes in the code of a text message when one comes; until the code is complete, or `end`. */
  awaitTextMessage(): void;
  /** Lets go of the input. */
  end(): void;
}

/** What makes an input the input of a code, to keyboards, managers and phones. */
export const codeAttributes = (length: number) => ({
  type: 'text',
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  autocapitalize: 'none',
  autocorrect: 'off',
  spellcheck: 'false',
  maxlength: String(length),
  pattern: `\\d{${length}}`,
  dir: 'ltr',
});

/** Keeps one real input to the digits of a code, whichever way they come. It is made once; `wishes` are asked each time. */
export const keepCode = (input: HTMLInputElement, wishes: () => CodeWishes): KeptCode => {
  const ended = new AbortController();
  let waiting: AbortController | undefined;
  let told = input.value;
  let done = '';

  const tell = () => {
    const { length, onChange, onComplete } = wishes();
    const code = input.value;
    if (code !== told) onChange((told = code));
    if (code.length < length) done = '';
    if (code.length < length || code === done) return;
    done = code;
    waiting?.abort();
    onComplete(code);
  };
  const take = (text: string, caret = text.length) => {
    if (input.readOnly || input.disabled) return;
    input.value = text;
    input.setSelectionRange(caret, caret);
    tell();
  };
  const tidy = () => {
    const { length } = wishes();
    const code = cleanCode(input.value, length);
    const before = cleanCode(input.value.slice(0, input.selectionStart ?? undefined), length);
    if (code !== input.value) take(code, before.length);
    else tell();
  };
  const paste = (event: ClipboardEvent) => {
    const { length } = wishes();
    // some managers paste by an event without data, and put the text in themselves
    const pasted = codeIn(event.clipboardData?.getData('text') ?? '', length);
    if (pasted === '') return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const around = pasted.length === length ? pasted : value.slice(0, start) + pasted + value.slice(end);
    take(cleanCode(around, length), Math.min(start + pasted.length, length));
  };
  /** A full row takes one digit for another, as boxes would. */
  const overwrite = (event: InputEvent) => {
    const { value, selectionStart: at, selectionEnd } = input;
    const isTyped = event.inputType === 'insertText' && /^\d$/.test(event.data ?? '');
    if (isTyped && at !== null && at === selectionEnd && value.length === wishes().length)
      input.setSelectionRange(at, at + 1);
  };
  const awaitTextMessage = async ({ signal }: AbortController) => {
    const code = await codeFromTextMessage(signal);
    if (code && !signal.aborted) take(codeIn(code, wishes().length));
  };
  const listen = { signal: ended.signal };
  input.addEventListener('paste', paste, listen);
  input.addEventListener('beforeinput', overwrite, listen);
  input.addEventListener('compositionend', tidy, listen);
  input.addEventListener('input', (event) => (event instanceof InputEvent && event.isComposing) || tidy(), listen);

  return {
    show(code) {
      told = code;
      if (code.length < wishes().length) done = '';
      if (input.value !== code) input.value = code;
    },
    awaitTextMessage() {
      waiting?.abort();
      waiting = new AbortController();
      void awaitTextMessage(waiting);
    },
    end() {
      ended.abort();
      waiting?.abort();
    },
  };
};
