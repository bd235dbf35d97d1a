/** Digits of other scripts that keyboards have: Arabic, Persian, full width. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

const digitsOf = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf)).replace(/\D/g, '');

/** The digits of what was typed, no more than the code has. */
export const cleanCode = (text: string, length: number): string => digitsOf(text).slice(0, length);

/**
 * The code in what was pasted: a run of exactly as many digits, whole or in groups parted by spaces or dashes, wherever it
 * stands ("Your Acme code is 123-456, valid for 10 minutes"); where there is none, the digits there are.
 */
export const codeIn = (text: string, length: number): string => {
  const plain = text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const whole = new RegExp(`(?<!\\d[ -]?)\\d(?:[ \\u00a0\\u2010-\\u2015-]?\\d){${length - 1}}(?![ -]?\\d)`).exec(plain);
  return cleanCode(whole?.[0] ?? plain, length);
};

/** What a screen wants to know of a code that is being typed, pasted, filled in or sent to the phone. */
export interface CodeInputOptions {
  readonly length: number;
  /** The digits so far, when the person or the browser has changed them. */
  onChange(code: string): void;
  /** All digits are there. Called once for a code, however often it is said: again only after it was changed or cleared. */
  onComplete(code: string): void;
}

/** A code's input, kept in order. */
export interface CodeInputController {
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
export const controlCodeInput = (input: HTMLInputElement, wishes: () => CodeInputOptions): CodeInputController => {
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

/** What the browser hands over from a text message. It is in no library of types yet. Source: WICG WebOTP. */
interface OtpCredential extends Credential {
  readonly code: string;
}
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/**
 * Asks the browser for the code of a text message to this page, where it can; the person is asked whether to hand it over.
 * `undefined` where it cannot, they do not want it, or `signal` has ended the wait. Only for a code that comes by text
 * message: what is asked for here stands in the way of a passkey.
 */
const codeFromTextMessage = async (signal: AbortSignal): Promise<string | undefined> => {
  if (!('OTPCredential' in globalThis)) return undefined;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    // the transport asked for decides what comes back
    return ((await navigator.credentials.get(request)) as OtpCredential | null)?.code;
  } catch {
    return undefined;
  }
};
