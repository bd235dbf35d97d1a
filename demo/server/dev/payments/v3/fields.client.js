// Card fields in a frame of another origin than the page: card data goes from here to the processor, never to the page.
import { brandOf, digitsOf, faultOf, groupExpiry, groupNumber, lengthsOf } from './card-input.js';
import { applyAppearance, applyStyle } from './field-appearance.js';
import { gather, hear, tell } from './field-group.js';
import { speak } from './messages.js';
import { invalidOf, sendCard } from './send-card.js';

const query = new URLSearchParams(location.search);
/** The page that has this frame; messages go to it and come from it alone. */
const page = query.get('origin') ?? '';
const kind = query.get('kind') ?? 'payment';

const FIELDS = {
  payment: ['number', 'expiry', 'cvc'],
  card: ['number', 'expiry', 'cvc'],
  cardNumber: ['number'],
  cardExpiry: ['expiry'],
  cardCvc: ['cvc'],
};
const names = FIELDS[kind] ?? FIELDS.payment;
const AUTOCOMPLETE = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' };

const post = (message) => parent.postMessage({ ...message, from: 'fe-payment-fields' }, page);

let t = speak('auto');
let options = {};
let key = '';
let submitted = false;
const values = { number: '', expiry: '', cvc: '' };
/** Brand that another frame of the group has seen. */
let brand = 'unknown';
const inputs = {};

const form = document.createElement('form');
form.noValidate = true;
form.dataset.kind = kind;
form.addEventListener('submit', (event) => event.preventDefault());
document.body.append(form);

const limitOf = (name) => {
  if (name === 'number') return Math.max(...lengthsOf(values.number));
  return name === 'expiry' ? 4 : brand === 'amex' ? 4 : 3;
};

const format = (name, text, isDeleting) => {
  const digits = digitsOf(text).slice(0, limitOf(name));
  if (name === 'number') return groupNumber(digits);
  return name === 'expiry' ? groupExpiry(digits, isDeleting) : digits;
};

const faultIn = (name) => faultOf[name](values[name], brand);
/** Whether a fault is shown: not while a field is still being filled in. */
const isShown = (name, fault) =>
  fault !== undefined &&
  (submitted || values[name] !== '') &&
  (submitted || !fault.startsWith('incomplete') || document.activeElement !== inputs[name]?.input);

const state = () => {
  const faults = names.map((name) => [name, faultIn(name)]);
  const [, fault] = faults.find(([name, one]) => isShown(name, one)) ?? [];
  return {
    empty: names.every((name) => values[name] === ''),
    complete: faults.every(([, one]) => one === undefined),
    brand,
    error: fault && { type: 'validation_error', code: fault, message: t[fault] },
  };
};

const showFaults = () => {
  for (const name of names) {
    const { input, error } = inputs[name];
    const fault = faultIn(name);
    const shown = isShown(name, fault);
    input.setAttribute('aria-invalid', String(shown));
    // in the page's own layout the page shows it
    if (error) error.textContent = shown ? t[fault] : '';
    input.classList.toggle('complete', fault === undefined);
  }
  resize();
};

let height = 0;
const resize = () => {
  const now = Math.ceil(form.getBoundingClientRect().height);
  if (now !== height) post({ type: 'resize', height: (height = now) });
};

let told = '';
const change = () => {
  showFaults();
  const now = JSON.stringify(state());
  if (now !== told) post({ type: 'change', ...state() });
  told = now;
};

const onInput = (name) => (event) => {
  const { input } = inputs[name];
  const isDeleting = event.inputType?.startsWith('delete') ?? false;
  const before = input.selectionStart ?? input.value.length;
  const digitsBefore = digitsOf(input.value.slice(0, before)).length;
  const text = format(name, input.value, isDeleting);
  const atEnd = before === input.value.length;
  input.value = text;
  values[name] = digitsOf(text);
  if (!atEnd) {
    let at = 0;
    for (let seen = 0; at < text.length && seen < digitsBefore; at += 1) if (/\d/.test(text[at])) seen += 1;
    input.setSelectionRange(at, at);
  }
  if (name === 'number' && brandOf(values.number) !== brand) {
    brand = brandOf(values.number);
    tell({ brand });
  }
  change();
};

const makeField = (name) => {
  const label = document.createElement('label');
  const text = document.createElement('span');
  const input = document.createElement('input');
  const error = document.createElement('span');
  input.id = name;
  input.name = name;
  input.inputMode = 'numeric';
  input.autocomplete = AUTOCOMPLETE[name];
  input.dir = 'ltr'; // digits and their groups
  input.spellcheck = false;
  label.htmlFor = name;
  label.append(text, input);
  const field = document.createElement('div');
  field.className = `field ${name}`;
  field.append(label);
  if (kind === 'payment') {
    error.id = `${name}-error`;
    error.className = 'error';
    error.setAttribute('role', 'alert');
    input.setAttribute('aria-describedby', error.id);
    field.append(error);
  }
  input.addEventListener('input', onInput(name));
  input.addEventListener('focus', () => post({ type: 'focus' }));
  input.addEventListener('blur', () => {
    post({ type: 'blur' });
    change();
  });
  input.addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape') post({ type: 'escape' });
    if (pressed === 'Enter') post({ type: 'enter' });
  });
  inputs[name] = { input, text, field, error: kind === 'payment' ? error : undefined };
  form.append(field);
};
for (const name of names) makeField(name);

const HINTS = { number: () => '1234 1234 1234 1234', expiry: () => t.expiryHint, cvc: () => t.cvcHint };
const LABELS = { number: () => t.number, expiry: () => t.expiry, cvc: () => t.cvc };

const label = () => {
  for (const name of names) {
    const { input, text } = inputs[name];
    text.textContent = LABELS[name]();
    text.hidden = kind !== 'payment';
    input.setAttribute('aria-label', LABELS[name]());
    input.placeholder = options.placeholder ?? HINTS[name]();
    input.disabled = options.disabled === true;
    input.readOnly = options.readOnly === true;
  }
};

const apply = (given) => {
  options = { ...options, ...given };
  if (given.locale) t = speak(given.locale);
  if (given.appearance) applyAppearance(given.appearance);
  if (given.style) applyStyle(given.style);
  label();
  change();
  resize();
};

hear({
  brand: (seen) => {
    if (seen === brand) return;
    brand = seen;
    change();
  },
  ask: () => {
    submitted = true;
    change();
    return Object.fromEntries(names.map((name) => [name, values[name]]));
  },
});

const confirm = async ({ path, body, billing, kinds, methodOnly }) => {
  submitted = true;
  change();
  const all = { ...values, ...(await gather((kinds ?? [kind]).filter((one) => one !== kind).length)) };
  const [name, fault] = invalidOf(all) ?? [];
  if (fault) {
    inputs[name]?.input.focus();
    return { error: { type: 'validation_error', code: fault, message: t[fault] } };
  }
  return sendCard({ path, body, billing, methodOnly, key, all }, t);
};

const HANDLERS = {
  init: ({ options: given, key: its }) => {
    key = its;
    apply(given);
    post({ type: 'ready' });
  },
  update: ({ options: given }) => apply(given),
  focus: () => inputs[names[0]].input.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    submitted = false;
    for (const name of names) {
      values[name] = '';
      inputs[name].input.value = '';
    }
    change();
  },
  validate: async ({ id }) => {
    submitted = true;
    change();
    const { error } = state();
    post({ type: 'answer', id, answer: error ? { error } : {} });
  },
  confirm: async (message) => post({ type: 'answer', id: message.id, answer: await confirm(message) }),
};

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== page || data?.to !== 'fe-payment-fields' || !Object.hasOwn(HANDLERS, data.type))
    return;
  void HANDLERS[data.type](data);
});
applyAppearance();
label();
new ResizeObserver(resize).observe(form);
post({ type: 'loaded' });
