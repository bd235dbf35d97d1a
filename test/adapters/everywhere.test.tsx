// compiles the template of these tests, as a host's build does beforehand
import '@angular/compiler';
import { Component, signal, type Type } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createApp, h, nextTick, reactive } from 'vue';
import { FeLoginBox as NgLoginBox } from '../../adapters/angular/index.ts';
import { FeLoginBox as ReactLoginBox } from '../../adapters/react/index.ts';
import { FeLoginBox as VueLoginBox } from '../../adapters/vue/index.ts';
import { defineElements } from '../../adapters/vanilla/index.ts';
import type { ElementTagNameMap } from '../../elements/index.ts';
import { afterEach, describe, eventually, expect, it } from '../kit/in-page.ts';

type LoginBox = ElementTagNameMap['fe-login-box'];

/** A host's state, of which all is shown. */
interface State {
  shown: boolean;
  termsUrl: string;
  embedded: boolean;
  localizations: Record<string, Record<string, unknown>>;
  text: string;
}

/** Names of events that frameworks read in their own ways. */
const EVENTS = ['lowercase', 'fe-signed-in', 'camelCase', 'CAPSevent', 'PascalCase'] as const;

/** A page of one framework: shows a login box as the state says, and again when that has changed. */
interface Host {
  show(state: State, hear: (event: Event) => void): Promise<(next: State) => unknown>;
  end(): void;
}

const place = document.createElement('div');
document.body.append(place);

let pages = 0;

const react = (): Host => {
  const root = createRoot(place);
  return {
    show: (first, hear) => {
      const listeners = Object.fromEntries(EVENTS.map((name) => [`on${name}`, hear]));
      const render = ({ shown, text, ...props }: State) =>
        flushSync(() =>
          root.render(
            shown ? (
              <ReactLoginBox app="none" {...props} {...listeners}>
                <b slot="logo">{text}</b>
              </ReactLoginBox>
            ) : null,
          ),
        );
      render(first);
      return Promise.resolve(render);
    },
    end: () => root.unmount(),
  };
};

const vue = (): Host => {
  let end: (() => void) | undefined;
  return {
    show: async (first, hear) => {
      const state = reactive({ ...first });
      const listeners = Object.fromEntries(EVENTS.map((name) => [`on:${name}`, hear]));
      const app = createApp(() => {
        const { shown, text, ...props } = state;
        return shown
          ? h(VueLoginBox, { app: 'none', ...props, ...listeners }, { logo: () => [h('b', text)] })
          : undefined;
      });
      app.mount(place);
      end = () => app.unmount();
      await nextTick();
      return (next) => {
        Object.assign(state, next);
        return nextTick();
      };
    },
    end: () => end?.(),
  };
};

const angular = (): Host => {
  let end: (() => void) | undefined;
  return {
    show: async (first, hear) => {
      place.innerHTML = '<test-host></test-host>';
      const state = signal(first);
      const template = `@if (state().shown) {
        <fe-login-box app="none" [termsUrl]="state().termsUrl" [embedded]="state().embedded" [localizations]="state().localizations"
          ${EVENTS.map((name) => `(${name})="hear($event)"`).join(' ')}><b slot="logo">{{ state().text }}</b></fe-login-box>
      }`;
      // each is another component to Angular
      const selector = `test-host, test-host-${(pages += 1)}`;
      const Page = Component({ selector, imports: [NgLoginBox], template })(
        class {
          readonly given = Object.assign(this, { state, hear });
        },
      );
      const app = await bootstrapApplication(Page as Type<unknown>);
      end = () => app.destroy();
      return (next) => {
        state.set(next);
        return app.whenStable();
      };
    },
    end: () => end?.(),
  };
};

const vanilla = (): Host => ({
  show: (first, hear) => {
    defineElements();
    const box = document.createElement('fe-login-box');
    box.innerHTML = '<b slot="logo"></b>';
    box.app = 'none';
    for (const name of EVENTS) box.addEventListener(name, hear);
    const render = ({ shown, text, ...props }: State) => {
      Object.assign(box, props);
      const logo = box.querySelector('b');
      if (logo) logo.textContent = text;
      if (shown) place.append(box);
      else box.remove();
    };
    render(first);
    return Promise.resolve(render);
  },
  end: () => undefined,
});

const box = () => place.querySelector<LoginBox>('fe-login-box');

const hosts = { react, vue, angular, vanilla };
const first: State = {
  shown: true,
  termsUrl: '/terms',
  embedded: true,
  localizations: { en: { loginBox: { back: 'Return' } } },
  text: 'Shop',
};

for (const [name, make] of Object.entries(hosts))
  describe(`custom elements in ${name}`, () => {
    let host: Host;
    const heard: string[] = [];
    const show = async (state: Partial<State> = {}) => {
      host = make();
      const update = await host.show({ ...first, ...state }, ({ type }) => heard.push(type));
      return (next: Partial<State>) => update({ ...first, ...next });
    };
    afterEach(() => {
      host.end();
      heard.length = 0;
      place.replaceChildren();
    });

    it('show, hide and show again', async () => {
      const update = await show();
      await eventually(() => expect(box()).not.toBeNull());
      await update({ shown: false });
      await eventually(() => expect(box()).toBeNull());
      await update({});
      await eventually(() => expect(box()?.termsUrl).toBe('/terms'));
    });

    it('have children, which change', async () => {
      const update = await show();
      const logo = () => box()?.querySelector(':scope > [slot=logo]')?.textContent;
      await eventually(() => expect(logo()).toBe('Shop'));
      await update({ text: 'Store' });
      await eventually(() => expect(logo()).toBe('Store'));
      expect(box()?.querySelectorAll('[slot=logo]')).toHaveLength(1);
    });

    it('get texts and flags as attributes, with names in camel case as kebab case', async () => {
      const update = await show();
      await eventually(() => expect(box()?.getAttribute('terms-url')).toBe('/terms'));
      expect(box()?.hasAttribute('embedded')).toBe(true);
      await update({ termsUrl: '/other', embedded: false });
      await eventually(() => expect(box()?.getAttribute('terms-url')).toBe('/other'));
      await eventually(() => expect(box()?.hasAttribute('embedded')).toBe(false));
    });

    it('get objects as properties, the same ones', async () => {
      const update = await show();
      await eventually(() => expect(box()?.localizations).toEqual(first.localizations));
      const localizations = { de: { loginBox: { items: ['a', 'b'] } } };
      await update({ localizations });
      await eventually(() => expect(box()?.localizations).toEqual(localizations));
    });

    for (const event of EVENTS)
      it(`are heard when they dispatch ${event}`, async () => {
        await show();
        await eventually(() => expect(box()).not.toBeNull());
        box()?.dispatchEvent(new CustomEvent(event, { detail: {} }));
        expect(heard).toEqual([event]);
      });
  });
