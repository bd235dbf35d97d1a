import { sendKeys } from '@web/test-runner-commands';
import { getApp } from '../../../core/apps.ts';
import { users } from '../../../core/contract/users.ts';
import type { SceneName } from '../../../demo/preview/scenes/scenes.ts';
import { openScene } from '../../../demo/preview/scenes/open-scene.ts';
import { SEEDED_PASSWORD } from '../../../demo/server/dev/people.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { inScene } from './place.ts';
import { readerOf } from './reader.ts';
import { rest } from './scene-faults.ts';

const press = (key: string) => sendKeys({ press: key });
const type = (text: string) => sendKeys({ type: text });

describe('the login box', () => {
  it('lets a person sign in by keyboard alone', () =>
    inScene('login/email', async (box, reader) => {
      await eventually(() => expect(reader.focused()).toBe('Email'));
      await type('ada@acme.test');
      await press('Enter');
      await eventually(() => expect(reader.focused()).toBe('Password'));
      await type('Wrong-passw0rd');
      await press('Enter');
      await eventually(() => expect(reader.alert()).toContain('Wrong email or password'));
      expect(reader.field('Password').value).toBe('');
      expect(reader.focused()).toBe('Password');
      await type(SEEDED_PASSWORD);
      await press('Tab');
      expect(reader.focused()).toBe('Show password');
      await press('Tab');
      expect(reader.focused()).toBe('Sign in');
      await press('Enter');
      await eventually(() => expect(box.hidden).toBe(true));
    }));

  it('has a breached password replaced by mail, and signs in with the new one', () =>
    inScene('login/breached/sent', async (box, reader, { preview }) => {
      await eventually(() => expect(reader.heading()).toBe('Check your inbox'));
      const [mail] = await preview.mails('ada@acme.test');
      expect(mail?.subject).toContain('data breach');
      const { searchParams } = await preview.link('ada@acme.test');
      getApp(box.getAttribute('app') ?? '').router.go('resetPasswordUrl', { query: Object.fromEntries(searchParams) });
      await eventually(() => expect(reader.focused()).toBe('New password'));
      await type('Correct-horse-9');
      await press('Enter');
      await eventually(() => expect(reader.words()).toContain('Password changed. Sign in with your new password.'));
      await eventually(() => expect(reader.focused()).toBe('Email'));
      expect(reader.field('Email').value).toBe('ada@acme.test');
      await press('Enter');
      await eventually(() => expect(reader.focused()).toBe('Password'));
      await type('Correct-horse-9');
      await press('Enter');
      await eventually(() => expect(box.hidden).toBe(true));
    }));

  it('takes the password’s form away while sign-in is locked, and gives it back once it is not', () =>
    inScene('login/password/locked', async (box, reader, { preview }) => {
      const isLocked = () => expect([reader.fields(), reader.focused()]).toEqual([[], 'Sign-in is locked']);
      await eventually(isLocked);
      reader.button('Send the link again').click();
      await eventually(() => expect(reader.words()).toContain('we sent a new link'));
      expect([reader.fields(), box.querySelector('form')]).toEqual([[], null]);
      // the later one has ended the first
      const { searchParams } = await preview.link('ada@acme.test');
      const link = { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' };
      expect(await getApp(box.getAttribute('app') ?? '').client.call(users.unlock, { body: link })).toMatchObject({
        ok: true,
      });
      reader.button('Try signing in again').click();
      await eventually(() => expect(reader.focused()).toBe('Password'));
      await type(SEEDED_PASSWORD);
      await press('Enter');
      await eventually(() => expect(box.hidden).toBe(true));
    }));

  it('takes the form of a second factor away while sign-in is locked, and leads back to the sign-in', () =>
    inScene('mfa/app/locked', async (box, reader) => {
      await eventually(() => expect([reader.fields(), reader.focused()]).toEqual([[], 'Sign-in is locked']));
      reader.button('Send the link again').click();
      await eventually(() => expect(reader.words()).toContain('we sent a new link'));
      expect(box.querySelector('form')).toBeNull();
      reader.button('Try signing in again').click();
      await eventually(() => expect(reader.field('Email').value).toBe('ada@acme.test'));
    }));

  it('leads from a lockout to a new password, which ends it', () =>
    inScene('login/password/locked', async (_, reader) => {
      await eventually(() => reader.button('Reset password').click());
      await eventually(() => expect(reader.heading()).toBe('Reset your password'));
      expect(reader.field('Email').value).toBe('ada@acme.test');
    }));

  it('has a box for the terms as large as those of the portal, in a target of 24 pixels', () =>
    inScene('sign-up/form', async (_, reader) => {
      const box = await eventually(() => reader.field('I agree to the terms of service and the privacy policy'));
      const styleOf = (pseudo?: string) => {
        const { appearance, inlineSize, outlineStyle } = getComputedStyle(box, pseudo);
        return [appearance, inlineSize, outlineStyle];
      };
      await eventually(() => expect(styleOf()).toEqual(['none', '24px', 'none']));
      expect(box.getBoundingClientRect().height).toBe(24);
      expect(styleOf('::before')).toEqual(['none', '18px', 'none']);
      expect(getComputedStyle(box, '::after').content).toBe('none');
      reader.field('Password').focus();
      box.focus();
      await press('Space');
      expect([box.checked, getComputedStyle(box, '::after').content]).toEqual([true, '""']);
      // the ring is around what is drawn
      expect([styleOf()[2], getComputedStyle(box).outlineOffset]).toEqual(['solid', '-1px']);
    }));

  it('measures a new password after a debounce, shows why it would be refused, and announces the meter', () =>
    inScene('sign-up/form', async (box, reader) => {
      await eventually(() => expect(reader.focused()).toBe('Full name'));
      await type('Grace Hopper');
      reader.field('Password').focus();
      const meter = () => box.querySelector('[role=meter]');
      const shown = () => [meter()?.getAttribute('aria-valuenow'), meter()?.getAttribute('aria-valuetext')];
      const announced = () => meter()?.parentElement?.querySelector('[role=status]')?.textContent;
      await type('Grace-Hopper-12');
      expect(meter()?.getAttribute('aria-label')).toBe('Password strength');
      await eventually(() => expect(shown()[1]).toBe('Too close to your name, email, or company'));
      expect(announced()).toBe(shown()[1]);
      // a revealed password has the type of text, and is no word beside itself
      reader.button('Show password').click();
      await type('-lantern-kettle-orbit');
      await eventually(() => expect(shown()).toEqual(['4', 'Strong']));
      expect(announced()).toBe('Strong');
      expect(box.querySelectorAll('[data-fe-full]')).toHaveLength(4);
    }));

  it('keeps the email input element on every screen, and card and field of email and password at one height', () =>
    inScene('login/email', async (box, reader) => {
      await eventually(() => expect(reader.focused()).toBe('Email'));
      const input = reader.field('Email');
      const card = () => box.shadowRoot?.querySelector('fe-tree .fe-box')?.getBoundingClientRect();
      await eventually(() => expect(card()).toBeDefined());
      const { height } = card() ?? {};
      const { top } = input.getBoundingClientRect();
      await type('ada@acme.test');
      await press('Enter');
      await eventually(() => expect(reader.heading()).toBe('Enter your password'));
      rest(box);
      expect([reader.field('Password').getBoundingClientRect().top, card()?.height]).toEqual([top, height]);
      expect(box.querySelector('input[autocomplete=username]')).toBe(input);
      expect(input.value).toBe('ada@acme.test');
      reader.button('Forgot password?').click();
      await eventually(() => expect(reader.heading()).toBe('Reset your password'));
      expect(reader.field('Email')).toBe(input);
    }));

  it('sends one call for two submits', () =>
    inScene('login/password', async (box, reader, { preview }) => {
      await eventually(() => expect(reader.focused()).toBe('Password'));
      preview.network.state = 'stalled';
      const entries = () => reader.button('Sign in');
      reader.field('Password').value = 'Wrong-passw0rd';
      const form = box.querySelector('form');
      const width = entries().offsetWidth;
      form?.requestSubmit();
      form?.requestSubmit();
      await eventually(() => expect(form?.ariaBusy).toBe('true'));
      expect(form?.querySelector<HTMLElement>('[type=submit]')?.offsetWidth).toBe(width);
      expect(form?.querySelector('[type=submit]')?.getAttribute('aria-disabled')).toBe('true');
    }));

  it('announces each new screen but the first', () =>
    inScene('login/email', async (box, reader) => {
      const news = () =>
        Array.from(
          box.shadowRoot?.querySelectorAll('[aria-live=polite], [role=status]') ?? [],
          (node) => node.textContent,
        ).join('');
      await eventually(() => expect(reader.focused()).toBe('Email'));
      expect(news()).not.toContain('Sign in to Tasklane');
      await type('ada@acme.test');
      await press('Enter');
      await eventually(() => expect(reader.heading()).toBe('Enter your password'));
      await eventually(() => expect(news()).toContain('Enter your password'));
    }));

  it('does not take the focus where configured so', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    const outside = place.appendChild(document.createElement('button'));
    outside.focus();
    const still = await openScene('login/email', place, { 'auto-focus': 'false' });
    const reader = readerOf(still.box);
    await eventually(() => expect(reader.heading()).toBe('Sign in to Tasklane'));
    expect(document.activeElement).toBe(outside);
    still.close();
    place.remove();
  });

  it('changes its language with the page’s and keeps the input', () =>
    inScene('login/email', async (box, reader) => {
      await eventually(() => expect(reader.focused()).toBe('Email'));
      await type('ada@acme.test');
      box.parentElement?.setAttribute('lang', 'he');
      await eventually(() => expect(reader.heading()).toBe('כניסה אל Tasklane'));
      expect(reader.field('אימייל').value).toBe('ada@acme.test');
      expect(getComputedStyle(box.querySelector('form') as Element).direction).toBe('rtl');
    }));

  const places: [SceneName, attributes: Record<string, string>, inLight: boolean][] = [
    ['login/email', {}, true],
    ['login/email', { credentials: 'shadow' }, false],
  ];
  for (const [name, attributes, inLight] of places)
    it(`puts the form into ${inLight ? 'the page' : 'its own tree'} with ${JSON.stringify(attributes)}`, async () => {
      const scene = await openScene(name, document.body, attributes);
      await eventually(() => expect(readerOf(scene.box).fields()).toEqual(['Email']));
      expect(scene.box.querySelector('form') !== null).toBe(inLight);
      scene.close();
    });
});
