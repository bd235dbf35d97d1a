/** Digits of other scripts on keyboards: Arabic, Persian, full width. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

const digitsOf = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\D/g, '');

/** Digits of an input, truncated to the length of the code. */
export const cleanCode = (text: string, length: number): string => digitsOf(text).slice(0, length);

/**
 * Extracts a code from pasted text: a run of exactly as many digits, whole or in groups separated by spaces or dashes,
 * anywhere in it ("Your Tasklane code is 123-456, valid for 10 minutes"); else all digits found.
 */
export const codeIn = (text: string, length: number): string => {
  const plain = text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const whole = new RegExp(`(?<!\\d[ -]?)\\d(?:[ \\u00a0\\u2010-\\u2015-]?\\d){${length - 1}}(?![ -]?\\d)`).exec(plain);
  return cleanCode(whole?.[0] ?? plain, length);
};

/** Options of a code input, whether typed, pasted, filled in or sent to the phone. */
export interface CodeInputOptions {
  readonly length: number;
  /** Called with the digits so far, when the person or the browser has changed them. */
  onChange(code: string): void;
  /** Called once per complete code: again only after it was changed or cleared. */
  onComplete(code: string): void;
}

/** Controller of a code's input. */
export interface CodeInputController {
  /** Sets the digits, without calling `onChange`. */
  show(code: string): void;
  /** Fills in the code of a text message when one arrives; until the code is complete, or `end`. */
  awaitTextMessage(): void;
  /** Removes the listeners. */
  end(): void;
}

/** Attributes of a one-time-code input, for keyboards, password managers and phones. */
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

/**
 * Controls one real input that holds the digits of a code, typed, pasted or filled in. It is made once; `wishes` is
 * read each time.
 */
export const controlCodeInput = (input: HTMLInputElement, wishes: () => CodeInputOptions): CodeInputController => {
  const ended = new AbortController();
  let waiting: AbortController | undefined;
  let reported = input.value;
  let done = '';

  const report = () => {
    const { length, onChange, onComplete } = wishes();
    const code = input.value;
    if (code !== reported) onChange((reported = code));
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
    report();
  };
  const tidy = () => {
    const { length } = wishes();
    const code = cleanCode(input.value, length);
    const before = cleanCode(input.value.slice(0, input.selectionStart ?? undefined), length);
    if (code !== input.value) take(code, before.length);
    else report();
  };
  const paste = (event: ClipboardEvent) => {
    const { length } = wishes();
    // some managers paste by an event without data, and insert the text themselves
    const pasted = codeIn(event.clipboardData?.getData('text') ?? '', length);
    if (pasted === '') return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = input;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    const around = pasted.length === length ? pasted : value.slice(0, start) + pasted + value.slice(end);
    take(cleanCode(around, length), Math.min(start + pasted.length, length));
  };
  /** Replaces a digit where the input is full, as separate boxes would. */
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
      reported = code;
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

/** Credential of a text message. TypeScript's DOM library does not have it yet. Source: WICG WebOTP. */
interface OtpCredential extends Credential {
  readonly code: string;
}
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Requests the code of a text message to this page (WebOTP), where the browser can; the person is asked for consent.
 * `undefined` where it is unsupported, refused, or aborted by `signal`. Only for a code that is sent by text message: a
 * pending request blocks a passkey's.
 */
const codeFromTextMessage = async (signal: AbortSignal): Promise<string | undefined> => {
  if (!('OTPCredential' in globalThis)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    // the requested transport decides the type of the result
    return ((await navigator.credentials.get(request)) as OtpCredential | null)?.code;
  } catch {
    return undefined;
  }
};
