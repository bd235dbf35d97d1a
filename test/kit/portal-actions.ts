import { enter, fieldNamed } from './field-named.ts';
import { eventually, expect } from './in-page.ts';
import type { PortalPlace } from './portal.ts';

/** Actions and queries of a person in a tab of the portal; each waits until it is possible. */
export const portalActions = (portal: () => PortalPlace) => {
  const root = () => {
    const { shadowRoot } = portal().element;
    if (!shadowRoot) throw new Error('The element has no shadow root');
    return shadowRoot;
  };
  const press = (selector: string, name: string) => eventually(() => portal().find(selector, name).click());
  const field = (label: string) => eventually(() => fieldNamed(root(), label));
  return {
    root,
    press,
    field,
    type: async (label: string, text: string) => enter(await field(label), text),
    /** All of these can be read. */
    shows: (...all: string[]) =>
      eventually(() => {
        for (const words of all) expect(portal().words()).toContain(words);
      }),
    menuOf: (name: string) => press('button[aria-haspopup=menu]', `Actions for ${name}`),
    /** Presses by the keyboard: what is pressed has the focus. */
    pressHere: (selector: string, name: string) =>
      eventually(() => {
        const found = portal().find(selector, name);
        found.focus();
        found.click();
      }),
    /** Name of the focused control. */
    focused: () => root().activeElement?.getAttribute('aria-label') ?? root().activeElement?.textContent,
    /** The items of the menu that is open. */
    items: () => Array.from(root().querySelectorAll('[role=menuitem]'), (item) => item.textContent),
  };
};
