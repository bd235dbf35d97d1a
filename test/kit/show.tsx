import type { ReactNode } from 'react';
import type { App } from '../../core/app-types.ts';
import { rich } from '../../elements/kit/host/attribute-types.ts';
import { defineElement } from '../../elements/kit/element/define-element.ts';
import { registerElement } from '../../elements/kit/define.ts';
import { useAttributeValues } from '../../elements/kit/host-context.ts';
import { themeStyles } from '../../elements/themes/styles.ts';
import { eventually, expect } from './in-page.ts';
import { fakeServerApp } from './fake-server-app.ts';

/** An element that shows whatever a test gives it, as any element of ours would. */
const FeShown = defineElement({
  tag: 'fe-shown',
  properties: { draw: rich<() => ReactNode>() },
  load: async () => ({ Tree: Shown }),
  styles: themeStyles,
  messages: ['ui', 'ui-more'],
});

const Shown = () => {
  const { draw: Drawing } = useAttributeValues<typeof FeShown>();
  return <div data-shown="">{Drawing && <Drawing />}</div>;
};

/** Rendered component, with queries, updates and its removal. */
export interface Shown {
  element: HTMLElement;
  root: ShadowRoot;
  app: App;
  close(): void;
}

/** Shows a component inside a shadow root with the themes' sheets. `attributes` are those of the element. */
export const show = async (draw: () => ReactNode, attributes: Record<string, string> = {}): Promise<Shown> => {
  registerElement(FeShown);
  const app = fakeServerApp();
  const place = document.body.appendChild(document.createElement('main'));
  const element = new FeShown();
  for (const [name, value] of Object.entries({ app: app.name, ...attributes })) element.setAttribute(name, value);
  element.draw = draw;
  place.append(element);
  const root = element.shadowRoot;
  if (!root) throw new Error('the element has no shadow root');
  await eventually(() => expect(root.querySelector('[data-shown]')).toBeTruthy());
  return {
    element,
    root,
    app,
    close: () => {
      place.remove();
      app.destroy();
    },
  };
};

/** The element a person would call by this role and name, in an element's shadow root or below a node of it. */
export const byRole = (root: ParentNode, selector: string, name: string | RegExp): HTMLElement => {
  const named = (node: HTMLElement) =>
    [node.getAttribute('aria-label'), node.textContent, node.title].some((text) =>
      typeof name === 'string' ? text?.trim() === name : text && name.test(text.trim()),
    );
  const found = [...root.querySelectorAll<HTMLElement>(selector)].find(named);
  if (!found) throw new Error(`there is no ${selector} named ${name}`);
  return found;
};
