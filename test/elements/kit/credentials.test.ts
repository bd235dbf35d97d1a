import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { App } from '../../../core/app-types.ts';
import type { CredentialsSpec, FieldSpec } from '../../../elements/kit/credentials/spec.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { shown } from '../../kit/contrast.ts';
import { afterEach, beforeEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';
import { FeForm } from './form.element.ts';

type Form = InstanceType<typeof FeForm>;

registerElement(FeForm);
let app: App;
const place = document.createElement('div');
document.body.append(place);

const email: FieldSpec = { name: 'email', kind: 'email', label: 'Email', hint: 'Of your work.' };
const password: FieldSpec = { name: 'password', kind: 'currentPassword', label: 'Password' };
const signIn: CredentialsSpec = { step: 'sign-in', fields: [email, password], submit: 'Sign in' };

const show = async (element: Form, spec: CredentialsSpec): Promise<HTMLFormElement> => {
  element.spec = spec;
  return eventually(() => {
    const form = (element.querySelector('form') ?? element.shadowRoot?.querySelector('form')) as HTMLFormElement;
    expect(form.querySelector('[type=submit]')?.textContent).toBe(spec.submit);
    return form;
  });
};
const put = async (spec: CredentialsSpec = signIn, attributes = ''): Promise<HTMLFormElement> => {
  place.insertAdjacentHTML('beforeend', `<fe-form app="${app.name}" ${attributes}></fe-form>`);
  return show(place.lastElementChild as Form, spec);
};
const field = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`there is no field ${name}`);
  return found;
};
const type = (input: HTMLInputElement, text: string) => {
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const submitButton = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[type=submit]')!;

const reveal = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('[aria-pressed]')!;
const borderOf = (form: HTMLFormElement) => getComputedStyle(field(form, 'email')).borderTopStyle;
const rules = (value: string) => [{ text: 'At least 8 characters', met: value.length >= 8 }];

beforeEach(() => {
  app = fakeServerApp();
});
afterEach(async () => {
  place.replaceChildren();
  await nextFrame();
  app.destroy();
});

describe('the credentials form', () => {
  it('is in the light DOM, where password managers see it', async () => {
    const form = await put();
    expect(form.getRootNode()).toBe(document);
    expect([form.method, form.slot]).toEqual(['post', 'credentials']);
    expect(form.assignedSlot?.getRootNode()).toBe(form.parentElement?.shadowRoot);
    expect(form.outerHTML).not.toContain('style=');
  });

  it('gives each field a label and autocomplete, without spell checking', async () => {
    const form = await put();
    expect(field(form, 'email').labels?.[0]?.textContent).toBe('Email');
    expect(described(field(form, 'email'))).toEqual(['Of your work.']);
    expect([field(form, 'email').autocomplete, field(form, 'password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
    for (const input of [field(form, 'email'), field(form, 'password')]) {
      const help = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => input.getAttribute(name));
      expect(help).toEqual(['none', 'off', 'false']);
    }
  });

  it('gives two elements of a page different ids', async () => {
    const ids = [await put(), await put()].map((form) => field(form, 'email').id);
    expect(new Set(ids).size).toBe(2);
  });

  it('keeps its nodes, and what was typed, from step to step', async () => {
    const form = await put();
    const before = [field(form, 'email'), field(form, 'password')];
    type(field(form, 'email'), 'ada@acme.test');
    await show(form.parentElement as Form, { ...signIn, step: 'next', submit: 'Next', error: 'No.' });
    expect([field(form, 'email'), field(form, 'password')]).toEqual(before);
    expect(field(form, 'email').value).toBe('ada@acme.test');
  });

  it('keeps the focus when the step around it renders again', async () => {
    const form = await put();
    field(form, 'email').focus();
    await show(form.parentElement as Form, { ...signIn, step: 'next', submit: 'Next' });
    await nextFrame();
    expect(document.activeElement).toBe(field(form, 'email'));
  });

  it('conceals the username without hiding it from password managers', async () => {
    const form = await put({ ...signIn, fields: [{ ...email, concealed: true }, password] });
    const username = field(form, 'email');
    expect([username.type, username.tabIndex]).toEqual(['text', -1]);
    expect(username.closest('[aria-hidden=true]')).not.toBeNull();
    expect(getComputedStyle(username).display).not.toBe('none');
    expect(username.getBoundingClientRect().width).toBeLessThan(400);
    expect(username.parentElement?.parentElement?.getBoundingClientRect().width).toBe(1);
  });

  it('is removed with its element and input', async () => {
    const form = await put();
    const element = form.parentElement as Form;
    type(field(form, 'password'), 'secret');
    element.remove();
    await eventually(() => expect(element.querySelector('form')).toBeNull());
    expect(field(form, 'password').value).toBe('');
  });

  it('has the email that was typed again, and no password, when its element is inserted again', async () => {
    const form = await put();
    const element = form.parentElement as Form;
    type(field(form, 'email'), 'ada@ac');
    type(field(form, 'password'), 'secret');
    element.remove();
    await eventually(() => expect(element.querySelector('form')).toBeNull());
    place.append(element);
    const again = await show(element, signIn);
    expect([field(again, 'email').value, field(again, 'password').value]).toEqual(['ada@ac', '']);
  });

  it('is in the shadow root on request', async () => {
    const form = await put(signIn, 'credentials="shadow"');
    const element = place.lastElementChild as Form;
    expect(form.getRootNode()).toBe(element.shadowRoot);
    expect(element.childElementCount).toBe(0);
    expect(getComputedStyle(submitButton(form)).display).toBe('grid');
    expect(field(form, 'email').getClientRects().length).toBe(1);
  });
});

describe('submitting the credentials form', () => {
  const person = { email: 'ada@acme.test', password: 'Demo-passw0rd-42' };
  const fillIn = (form: HTMLFormElement) => {
    for (const [name, text] of Object.entries(person)) type(field(form, name), text);
  };

  it('works by Enter and passes the values', async () => {
    const sent: unknown[] = [];
    const form = await put({ ...signIn, onSubmit: (values) => sent.push(values) });
    fillIn(form);
    field(form, 'password').focus();
    await sendKeys({ press: 'Enter' });
    await eventually(() => expect(sent).toEqual([person]));
  });

  it('waits for the screen to load', async () => {
    place.innerHTML = `<fe-form app="${app.name}"></fe-form>`;
    const element = place.firstElementChild as Form;
    const form = element.querySelector('form')!;
    type(field(form, 'email'), 'ada@acme.test');
    form.requestSubmit();
    expect(submitButton(form).getAttribute('aria-disabled')).toBe('true');
    const sent: unknown[] = [];
    await show(element, { step: 'first', fields: [email], submit: 'Go', onSubmit: (values) => sent.push(values) });
    expect(sent).toEqual([{ email: 'ada@acme.test' }]);
    expect(element.querySelector('form')).toBe(form);
  });

  it('focuses the first invalid field, and shows an error at each and a summary until the last is corrected', async () => {
    let sent = 0;
    const form = await put({ ...signIn, onSubmit: () => (sent += 1) });
    form.requestSubmit();
    expect(sent).toBe(0);
    expect(document.activeElement).toBe(field(form, 'email'));
    expect(field(form, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(described(field(form, 'email'))).toEqual(['Required', 'Of your work.']);
    expect(form.querySelector('[role=alert]')?.textContent).toBe('Fix the highlighted fields.');
    type(field(form, 'email'), 'a');
    expect(field(form, 'email').hasAttribute('aria-invalid')).toBe(false);
    expect(form.querySelector('[role=alert]')?.textContent).toBe('Fix the highlighted fields.');
    type(field(form, 'password'), 'a');
    expect(form.querySelector('[role=alert]')?.textContent).toBe('');
  });

  it('validates a field on blur, and only after a change', async () => {
    const checked = { ...email, check: (value: string) => (value.includes('@') ? undefined : 'Needs an @.') };
    const form = await put({ ...signIn, fields: [checked, password] });
    const input = field(form, 'email');
    input.focus();
    input.blur();
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    input.focus();
    type(input, 'ada');
    input.blur();
    expect(described(input)).toContain('Needs an @.');
  });

  it('validates after a press has ended, so that nothing moves away under it', async () => {
    const form = await put({ ...signIn, fields: [{ ...email, check: () => 'Needs an @.' }, password] });
    const input = field(form, 'email');
    const { x, y } = submitButton(form).getBoundingClientRect();
    input.focus();
    type(input, 'ada');
    await sendMouse({ type: 'move', position: [Math.round(x) + 4, Math.round(y) + 4] });
    await sendMouse({ type: 'down' });
    expect(document.activeElement).not.toBe(input);
    expect(submitButton(form).getBoundingClientRect().y).toBe(y);
    await sendMouse({ type: 'up' });
    await eventually(() => expect(described(input)).toContain('Needs an @.'));
    // out of the way of what comes after
    await sendMouse({ type: 'move', position: [0, 0] });
  });

  it('is ignored while a submit is pending', async () => {
    let sent = 0;
    const onSubmit = () => (sent += 1);
    const form = await put({ ...signIn, onSubmit });
    fillIn(form);
    const { width } = submitButton(form).getBoundingClientRect();
    form.requestSubmit();
    await show(form.parentElement as Form, { ...signIn, onSubmit, busy: true });
    await eventually(() => expect(submitButton(form).getAttribute('aria-disabled')).toBe('true'));
    submitButton(form).click();
    form.requestSubmit();
    expect(sent).toBe(1);
    expect(submitButton(form).getBoundingClientRect().width).toBe(width);
  });

  it('that is refused shows an error, clears secrets, keeps the rest and focuses it', async () => {
    const form = await put({ ...signIn, onSubmit: () => {} });
    fillIn(form);
    const element = form.parentElement as Form;
    element.spec = { ...signIn, busy: true };
    await eventually(() => expect(form.getAttribute('aria-busy')).toBe('true'));
    element.spec = { ...signIn, error: 'Wrong email or password.' };
    await eventually(() => expect(form.querySelector('[role=alert]')?.textContent).toContain('Wrong email'));
    expect([field(form, 'email').value, field(form, 'password').value]).toEqual(['ada@acme.test', '']);
    expect(document.activeElement).toBe(field(form, 'password'));
  });
});

describe('a password field', () => {
  it('is shown and hidden by a button, and keeps the caret', async () => {
    const form = await put();
    const input = field(form, 'password');
    type(input, 'secret');
    input.focus();
    input.setSelectionRange(2, 4);
    expect(reveal(form).getAttribute('aria-label')).toBe('Show password');
    reveal(form).click();
    expect([input.type, input.selectionStart, input.selectionEnd]).toEqual(['text', 2, 4]);
    expect([reveal(form).getAttribute('aria-pressed'), reveal(form).ariaLabel]).toEqual(['true', 'Hide password']);
    reveal(form).click();
    expect([input.type, input.selectionStart]).toEqual(['password', 2]);
  });

  it('is hidden again by a submit', async () => {
    const form = await put({ ...signIn, fields: [password], onSubmit: () => {} });
    type(field(form, 'password'), 'secret');
    reveal(form).click();
    form.requestSubmit();
    expect(field(form, 'password').type).toBe('password');
  });

  it('is not submitted while blocked, and stays editable', async () => {
    let sent = 0;
    const onSubmit = () => (sent += 1);
    const form = await put({ ...signIn, onSubmit, blocked: true });
    type(field(form, 'email'), 'ada@acme.test');
    type(field(form, 'password'), 'secret');
    form.requestSubmit();
    expect(sent).toBe(0);
    expect(submitButton(form).getAttribute('aria-disabled')).toBe('true');
    expect(field(form, 'password').readOnly).toBe(false);
    expect(captionOf(form)).toBe('seen');
    await show(form.parentElement as Form, { ...signIn, onSubmit });
    await eventually(() => expect(submitButton(form).hasAttribute('aria-disabled')).toBe(false));
    form.requestSubmit();
    expect(sent).toBe(1);
    await show(form.parentElement as Form, { ...signIn, onSubmit, busy: true });
    await eventually(() => expect(captionOf(form)).toBe('unseen'));
  });

  it('warns about Caps Lock until blur', async () => {
    const form = await put();
    const input = field(form, 'password');
    const notice = () => [...form.querySelectorAll('[role=status]')].map((node) => node.textContent);
    input.focus();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true }));
    expect(notice()).toContain('Caps Lock is on.');
    expect(tinted(form, '.fe-c-notice')).toBe(true);
    // a manager's own key events are plain ones
    expect(() => input.dispatchEvent(new Event('keydown'))).not.toThrow();
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true }));
    input.blur();
    expect(notice()).not.toContain('Caps Lock is on.');
  });

  it('checks the rules off as they are met', async () => {
    const form = await put({ ...signIn, fields: [{ ...password, kind: 'newPassword', rules }] });
    const line = form.querySelector('li')!;
    expect(line.textContent).toBe('Not met yet: At least 8 characters.');
    expect(tinted(form, 'li')).toBe(false);
    type(field(form, 'password'), '12345678');
    expect(line.textContent).toBe('Met: At least 8 characters.');
    await eventually(() => expect(tinted(form, 'li')).toBe(true));
    expect(form.querySelector('li')).toBe(line);
  });
});

/** Whether the button's words can be read, or its spinner stands over them. */
const captionOf = (form: HTMLFormElement) =>
  getComputedStyle(form.querySelector('.fe-c-caption')!).opacity === '1' ? 'seen' : 'unseen';

/** Whether a text has a colour of its own. */
const tinted = (form: HTMLFormElement, selector: string) => {
  const { color } = getComputedStyle(form.querySelector(selector)!);
  const plain = [form, ...form.querySelectorAll('ul')].map((node) => getComputedStyle(node).color);
  return !plain.includes(color);
};

describe('the styles of the credentials form', () => {
  it('mark an error by more than color', async () => {
    const form = await put({ ...signIn, error: 'Wrong email or password.' });
    const mark = getComputedStyle(form.querySelector('[role=alert]')!, '::before');
    expect([mark.display, mark.width, mark.content]).toEqual(['block', '16px', '"!" / ""']);
  });

  const page = document.head.appendChild(document.createElement('style'));
  afterEach(() => {
    page.textContent = '';
  });

  it('win over unlayered rules of the page, important or not', async () => {
    page.textContent = 'input { border: 9px dotted lime; } fe-form form input { border: 9px dotted red !important; }';
    expect(borderOf(await put())).toBe('solid');
  });

  it("yield to the page's own important rule in a layer", async () => {
    page.textContent = '@layer page { fe-form input { border: 9px dotted lime !important; } }';
    expect(borderOf(await put())).toBe('dotted');
  });

  it("follow the page's tokens", async () => {
    page.textContent = ':root { --fe-accent: rgb(120 10 20); }';
    const { backgroundColor } = getComputedStyle(submitButton(await put()));
    const [accent, shownAs] = shown(['rgb(120, 10, 20)', backgroundColor]);
    expect(shownAs).toEqual(accent);
  });

  it('are sheets removed with the last form of a root, and move along', async () => {
    const before = document.adoptedStyleSheets.length;
    const first = await put();
    const second = await put();
    expect(document.adoptedStyleSheets.length).toBe(before + 3);
    const root = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.append(first.parentElement!);
    await eventually(() =>
      expect([root.adoptedStyleSheets.length, document.adoptedStyleSheets.length]).toEqual([3, before + 3]),
    );
    expect(getComputedStyle(submitButton(first)).display).toBe('grid');
    second.parentElement!.remove();
    await eventually(() => expect(document.adoptedStyleSheets.length).toBe(before));
  });
});
