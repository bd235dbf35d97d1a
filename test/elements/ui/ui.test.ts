import { sendKeys } from '@web/test-runner-commands';
import axe from 'axe-core';
import type { App } from '../../../core/app-types.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';
import { rest } from '../login-box/scene-faults.ts';
import { FeSampler } from '../../kit/ui/sampler.element.ts';

registerElement(FeSampler);
let app: App;
const main = document.body.appendChild(document.createElement('main'));

const put = async (attributes = ''): Promise<ShadowRoot> => {
  main.innerHTML = `<fe-sampler app="${app.name}" ${attributes}></fe-sampler>`;
  const sampler = main.querySelector<HTMLElement>('fe-sampler')!;
  const root = sampler.shadowRoot!;
  await eventually(() => expect(root.querySelector('h1')).toBeTruthy());
  // colours are looked at when they have arrived
  rest(sampler);
  return root;
};
const button = (root: ShadowRoot, name: string) => {
  const found = [...root.querySelectorAll('button')].find((one) => one.textContent?.trim().startsWith(name));
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};

beforeEach(() => {
  app = fakeServerApp();
});
afterEach(() => {
  main.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  app.destroy();
});

describe('the components', () => {
  const looks = ['color-scheme="light"', 'color-scheme="dark"', 'lang="he"', 'credentials="shadow"'];
  for (const look of looks)
    it(`pass axe with ${look}`, async () => {
      const root = await put(look);
      if (look.includes('dark')) document.body.style.background = '#0f1013';
      button(root, 'Refuse').click();
      (main.querySelector('form') ?? root.querySelector('form'))?.requestSubmit();
      const { violations } = await axe.run(main, { resultTypes: ['violations'] });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });

  it('derive a readable palette from one brand color, light and dark', async () => {
    for (const accent of ['#ffd400', '#7c3aed', '#00a37a', '#111111', '#f2f2f2', '#ff0000'])
      for (const scheme of ['light', 'dark']) {
        document.documentElement.style.setProperty('--fe-accent', accent);
        document.body.style.background = scheme === 'dark' ? '#0f1013' : '#f6f7f9';
        await put(`color-scheme="${scheme}"`);
        const { violations } = await axe.run(main, { runOnly: ['color-contrast'] });
        expect([
          accent,
          scheme,
          violations.flatMap(({ nodes }) =>
            nodes.map(({ html, any }) => html + any.map(({ message }) => message).join()),
          ),
        ]).toEqual([accent, scheme, []]);
      }
  });

  it('keep the width of a busy button', async () => {
    const root = await put();
    const { width } = button(root, 'Next step').getBoundingClientRect();
    for (const name of ['email', 'password', 'company']) {
      const input = main.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      input.value = 'ada@acme.test';
    }
    main.querySelector<HTMLInputElement>('[name=terms]')!.checked = true;
    main.querySelector('form')?.requestSubmit();
    await eventually(() => expect(button(root, 'Next step').getAttribute('aria-disabled')).toBe('true'));
    expect(button(root, 'Next step').getBoundingClientRect().width).toBe(width);
    expect(button(root, 'Next step').textContent).toContain('One moment');
  });

  it('are reached by keyboard in reading order', async () => {
    const root = await put();
    button(root, 'Change').focus();
    const order: (string | null | undefined)[] = [];
    for (let at = 0; at < 7; at += 1) {
      await sendKeys({ press: 'Tab' });
      const active = document.activeElement;
      order.push(
        (active?.shadowRoot?.activeElement ?? active)?.getAttribute('name') ??
          (active?.shadowRoot?.activeElement ?? active)?.textContent,
      );
    }
    expect(order).toEqual(['Send a new link', 'email', 'Forgot password?', 'password', '', 'company', 'terms']);
  });

  it('announce a new step', async () => {
    const root = await put();
    await eventually(() => expect(root.querySelector('[aria-live=polite]')?.textContent).toBe('Create your account'));
  });
});
