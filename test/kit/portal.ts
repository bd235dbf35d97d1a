import type { App } from '../../core/app-types.ts';
import { createApp } from '../../core/app.ts';
import type { EventOptions } from '../../core/options.ts';
import { createPreview, type Preview, type PreviewOptions } from '../../demo/preview/index.ts';
import type { UserId } from '../../core/contract/entities/ids.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import type { Ports } from '../../demo/server/ports.ts';
import { elements, registerElement, type FeAdminPortal } from '../../elements/index.ts';
import { eventually, expect } from './in-page.ts';

/** An element of the portal in a page, over a server of its own, with a person signed in. */
export interface PortalPlace {
  readonly app: App;
  readonly preview: Preview;
  readonly element: InstanceType<typeof FeAdminPortal>;
  /** Visible text of it. */
  words(): string;
  /** Locations that it reported. */
  readonly told: string[];
  find(selector: string, name?: string): HTMLElement;
  /** The id of one of the company's people. */
  userOf(email: string): Promise<UserId>;
  close(): void;
}

let made = 0;

/** Name of a control: its label, or its text. */
const nameOf = (node: Element) => (node.getAttribute('aria-label') ?? node.textContent ?? '').trim();

/** Opens the portal, or a tab of it, for one of the seeded people; for no one where `as` is empty. */
export const openPortal = async ({
  as = 'ada@acme.test',
  tag = 'fe-admin-portal',
  attributes = {},
  preview: options = {},
  over,
  events = {},
}: {
  as?: string;
  tag?: string;
  attributes?: Readonly<Record<string, string>>;
  preview?: PreviewOptions;
  /** A server that is there, with a person who is signed in to it. */
  over?: Preview;
  /** Callbacks of the host. */
  events?: EventOptions;
} = {}): Promise<PortalPlace> => {
  for (const element of elements) registerElement(element);
  let ports: Ports | undefined;
  const seed = async (given: Ports) => {
    ports = given;
    await options.seed?.(given);
  };
  const preview = over ?? createPreview({ delayed: false, ...options, seed });
  await preview.ready;
  if (as && !over)
    await preview.transport({
      method: 'POST',
      url: 'http://localhost/frontegg/identity/resources/auth/v1/user',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: as, password: SEEDED_PASSWORD }),
      credentials: 'include',
    });
  const name = `portal-${(made += 1)}`;
  const app = createApp({
    name,
    baseUrl: location.origin,
    urlStrategy: 'memory',
    transport: preview.transport,
    events,
  });
  const place = document.body.appendChild(document.createElement('main'));
  // the tag is one of ours
  const element = document.createElement(tag) as InstanceType<typeof FeAdminPortal>;
  for (const [attribute, value] of Object.entries({ app: name, ...attributes })) element.setAttribute(attribute, value);
  const told: string[] = [];
  element.addEventListener('fe-navigate', (event) => told.push((event as CustomEvent<{ path: string }>).detail.path));
  place.append(element);
  const root = () => {
    if (!element.shadowRoot) throw new Error('The element has no shadow root');
    return element.shadowRoot;
  };
  await eventually(() => expect(app.store.getState().app.loading).toBe(false));
  return {
    app,
    preview,
    userOf: async (email) => {
      const [user] = (await ports?.store.scoped({ across: 'seeds' }).users.find({ where: { email } })) ?? [];
      if (!user) throw new Error(`No user has the address ${email}`);
      return user.id;
    },
    element,
    told,
    words: () => root().querySelector<HTMLElement>('.fe-root')?.innerText ?? '',
    find: (selector, wanted) => {
      const all = Array.from(root().querySelectorAll<HTMLElement>(selector)).filter((node) => node.checkVisibility());
      const found = all.find((node) => wanted === undefined || nameOf(node) === wanted);
      if (!found) throw new Error(`There is no ${selector} named ${wanted ?? 'anything'}`);
      return found;
    },
    close: () => {
      place.remove();
      app.destroy();
    },
  };
};
