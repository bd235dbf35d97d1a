import type { CommonMessages } from '../../i18n/namespaces.ts';
import type { Host } from '../host/host.ts';
import { adoptElement, createElement, setText, setAttributes } from '../dom/nodes.ts';
import { loadDeferredStyles } from '../deferred-styles/load-deferred-styles.ts';
import { type CredentialField, makeField } from './field.ts';
import type { FieldParts } from './field-parts.ts';
import { keepFormPlaced, type FormPlacement } from './form-placement.ts';
import type { CredentialsSpec, CredentialValues } from './spec.ts';

/**
 * Credentials form of an element, made without React in the light DOM, where password managers see it. Ours: a page's own
 * `querySelector('button')` finds its submit button too; `credentials="shadow"` keeps the form inside.
 */
export interface Credentials {
  readonly form: HTMLFormElement;
  /** Updates the form to the given description. */
  show(spec: CredentialsSpec, words: CommonMessages, parts?: FieldParts): void;
  /** Slot that the screen has rendered for the form; with `credentials="shadow"` the form is inside it. */
  setSlot(slot: HTMLSlotElement): void;
  /** Focuses a field, or the first visible one. */
  focus(name?: string): void;
  /** Removes the form with all that was typed. */
  remove(): void;
}

const forms = new WeakMap<Host, Credentials>();
/** Email that was typed and not submitted when an element was removed, for the case that it is inserted again. */
const typedEmails = new WeakMap<Host, string>();
let count = 0;

/** Credentials form of this element, made on first use. */
export const credentialsOf = (host: Host): Credentials => {
  const known = forms.get(host);
  if (known) return known;
  const credentials = makeCredentials(host, () => forms.delete(host));
  forms.set(host, credentials);
  return credentials;
};

const makeCredentials = (host: Host, removed: () => void): Credentials => {
  // ids are unique among those of the page, of other elements and of other scripts in one document
  const prefix = `fe-${Math.random().toString(36).slice(2, 8)}${(count += 1)}`;
  const alert = createElement('div', { role: 'alert', class: 'fe-c-alert', id: `${prefix}-alert` });
  const printed = host.element.querySelector<HTMLFormElement>(':scope > form[data-fe-printed]');
  const box = adoptElement(printed, 'div', { class: 'fe-c-fields' });
  const caption = adoptElement(printed, 'span', { class: 'fe-c-caption' });
  const button = adoptElement(printed, 'button', { type: 'submit', class: 'fe-c-submit', disabled: false }, caption);
  const working = createElement('span', { role: 'status', class: 'fe-c-visually-hidden' });
  const form = printed ?? createElement('form', { method: 'post', novalidate: true, class: 'fe-c' });
  // nodes that are in it already stay where they are, with the focus
  if (!form.contains(button)) form.replaceChildren(box, button);
  if (printed) setAttributes(printed, { 'data-fe-printed': false });
  const fields = new Map<string, CredentialField>();
  /**
   * Inserts the live regions before they announce anything, but after the first paint, with the sheet that hides one of
   * them.
   */
  const insertLiveRegions = () => {
    form.prepend(alert);
    form.append(working);
  };
  loadDeferredStyles().then(insertLiveRegions, insertLiveRegions);
  const placing: FormPlacement = keepFormPlaced(host, form, () => {
    const email = isBusy() ? undefined : visible().find(({ input }) => /^username\b/.test(input.autocomplete));
    if (email) typedEmails.set(host, email.value());
    remove();
  });

  let spec: CredentialsSpec | undefined;
  let messages: CommonMessages | undefined;
  let waiting = false;

  const shown = (): CredentialField[] =>
    (spec?.fields ?? []).flatMap(({ name, kind }) => fields.get(`${name}/${kind}`) ?? []);
  const visible = (): CredentialField[] => shown().filter(({ node }) => !node.hasAttribute('data-fe-concealed'));
  const values = (): CredentialValues =>
    Object.fromEntries(shown().map((field) => [field.input.name, field.value()] as const));
  const isBusy = () => waiting || spec?.busy === true;

  const submit = () => {
    if (isBusy() || spec?.blocked || !messages) return;
    const wrong = visible().filter((field) => !field.check());
    setText(alert, wrong.length > 1 ? messages.checkFields : '');
    if (wrong[0]) return goTo(wrong[0].input);
    for (const field of shown()) field.hide();
    if (spec?.onSubmit) spec.onSubmit(values());
    else waiting = true;
    drawBusy();
  };
  const drawBusy = () => {
    const busy = isBusy();
    if (busy && !caption.nextSibling) caption.after(createElement('span', { class: 'fe-c-spinner' }));
    setAttributes(form, { 'aria-busy': busy ? 'true' : undefined });
    // not `disabled`, which would lose the focus
    setAttributes(button, { 'aria-disabled': busy || spec?.blocked ? 'true' : undefined });
    for (const { input } of visible()) if (input.type !== 'checkbox') setAttributes(input, { readonly: busy });
    setText(working, busy ? (messages?.working ?? '') : '');
  };
  // a field clears its mark on its own input, which comes first
  form.addEventListener('input', () => {
    if (messages && alert.textContent === messages.checkFields && !visible().some((field) => field.invalid()))
      setText(alert, '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });

  const arrange = (next: CredentialsSpec, words: CommonMessages, parts?: FieldParts) => {
    const nodes = next.fields.map((field) => {
      const key = `${field.name}/${field.kind}`;
      const known = fields.get(key) ?? makeField(field, `${prefix}-${field.name}-${field.kind}`, words, parts, printed);
      fields.set(key, known);
      known.show(field, words);
      const typed = field.kind === 'email' && !field.concealed && typedEmails.get(host);
      if (typed) known.input.value ||= typed;
      if (field.kind === 'email') typedEmails.delete(host);
      return known.node;
    });
    for (const field of fields.values()) if (!nodes.includes(field.node) && field.node.isConnected) leave(field);
    nodes.forEach((node, at) => box.children[at] === node || box.insertBefore(node, box.children[at] ?? null));
  };
  const focus = (name?: string) => {
    const target = visible().find(({ input }) => (name ? input.name === name : input.value === '')) ?? visible()[0];
    // the slot may be drawn later in this task
    queueMicrotask(() => (target?.input ?? button).focus({ preventScroll: true }));
  };
  /** Handles a refused submit: clears secrets and focuses the first invalid field. */
  const takeRefusal = (next: CredentialsSpec) => {
    if (!next.error && !next.fields.some(({ error }) => error)) return;
    const secrets = visible().filter(({ secret }) => secret);
    if (!next.keepSecrets) for (const secret of secrets) secret.clear();
    const target = visible().find((field) => field.invalid()) ?? (next.keepSecrets ? undefined : secrets[0]);
    goTo(target?.input ?? button);
  };
  const remove = () => {
    placing.end();
    for (const field of fields.values()) field.clear();
    form.remove();
    removed();
  };

  return {
    form,
    focus,
    remove,
    setSlot: placing.setSlot,
    show(next, words, parts) {
      const before = spec;
      // the language has changed since
      if (messages && alert.textContent === messages.checkFields) setText(alert, words.checkFields);
      spec = next;
      messages = words;
      arrange(next, words, parts);
      setText(caption, next.submit);
      if (before?.error !== next.error || before?.step !== next.step) setText(alert, next.error ?? '');
      placing.place(parts?.css);
      if (before && before.step !== next.step) for (const field of shown()) field.hide();
      if (before?.busy && !next.busy && before.step === next.step) takeRefusal(next);
      if (before?.step !== next.step && next.autoFocus) focus();
      const late = waiting && next.onSubmit !== undefined;
      if (late) waiting = false;
      drawBusy();
      if (late) submit();
    },
  };
};

/** Focuses a node and scrolls it into view, also where it has the focus already. */
const goTo = (node: HTMLElement): void => {
  node.focus();
  node.scrollIntoView({ block: 'nearest' });
};

const leave = (field: CredentialField): void => {
  field.node.remove();
  if (field.secret) field.clear();
};
