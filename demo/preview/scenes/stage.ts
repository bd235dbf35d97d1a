import type { App } from '../../../core/app-types.ts';
import type { Preview } from '../preview.ts';
import type { Stage } from './scene.ts';
import { found } from './waiting.ts';

const until = async (claim: () => boolean) => void (await found(claim, 'What the scene waits for'));

/** The hands of a scene, on a box that belongs to an app over a preview. */
export const stageOf = (app: App, preview: Preview, box: HTMLElement): Stage => {
  const formNow = () => box.querySelector('form') ?? box.shadowRoot?.querySelector('form');
  const form = () => found(formNow, 'The form');
  const isBusy = () => formNow()?.ariaBusy === 'true' || box.shadowRoot?.querySelector('[aria-busy=true], [data-busy]');

  const enter: Stage['enter'] = async (values) => {
    for (const [name, value] of Object.entries(values)) {
      const look = () => formNow()?.querySelector<HTMLInputElement>(`input[name=${name}]:not([tabindex="-1"])`);
      const input = await found(look, `The field ${name}`);
      if (input.type === 'checkbox') input.checked = value === 'on';
      else input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const send = async () => {
    (await form()).requestSubmit();
    // the screen shows what it does once this task is over
    await new Promise((resolve) => setTimeout(resolve));
  };
  const settled = () => until(() => !isBusy());

  return {
    box,
    preview,
    enter,
    send,
    until,
    shown: async (selector) => void (await found(() => box.shadowRoot?.querySelector(selector), `What is ${selector}`)),
    ask: async (endpoint, input) => {
      const result = await app.client.call(endpoint, input);
      if (!result.ok) throw new Error(result.failure.message);
      return result.value;
    },
    go: (route, query) => app.router.go(route, query ? { query: Object.fromEntries(query) } : {}),
    submit: async () => {
      await send();
      await settled();
    },
    settled,
    press: async (nth) => {
      await settled();
      const look = () => box.shadowRoot?.querySelectorAll<HTMLElement>('fe-tree :is(button, a)')[nth];
      (await found(look, `The button ${nth}`)).click();
      await settled();
    },
  };
};
