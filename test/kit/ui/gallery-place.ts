import type { AppOptions } from '../../../core/options.ts';
import { FeGallery } from '../../../demo/preview/gallery/gallery.element.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { eventually, expect } from '../in-page.ts';
import { fakeServerApp } from '../fake-server-app.ts';

registerElement(FeGallery);

/** Language and color scheme of the page in which an entry is shown. */
export interface PageAppearance {
  lang?: string;
  scheme?: 'light' | 'dark';
}

/** The part of the page that entries are shown in. */
export const place = document.createElement('main');
document.body.style.margin = '0';
let app: ReturnType<typeof fakeServerApp> | undefined;

const applyAppearance = ({ lang = 'en', scheme = 'light' }: PageAppearance) => {
  place.lang = lang;
  place.style.cssText = `color-scheme: ${scheme}; inline-size: 100%`;
  document.body.style.background = scheme === 'dark' ? '#0f1013' : '#fff';
};

/** Changes the page around what is shown, and waits until everything has come to rest. */
export const setAppearance = async (root: ShadowRoot, how: PageAppearance): Promise<void> => {
  applyAppearance(how);
  await eventually(() => expect(root.querySelector<HTMLElement>('.fe-root')?.lang).toBe(place.lang));
  await rest(root);
};

/** Shows an entry, or one state of it, as a page with that look would, and waits until everything has come to rest. */
export const open = async (
  name: string,
  { options, ...how }: PageAppearance & { options?: AppOptions } = {},
  state?: string,
): Promise<ShadowRoot> => {
  app = fakeServerApp(options);
  applyAppearance(how);
  const gallery = new FeGallery();
  gallery.app = app.name;
  gallery.entry = name;
  if (state !== undefined) gallery.state = state;
  document.body.append(place);
  place.append(gallery);
  const root = gallery.shadowRoot;
  if (!root) throw new Error('the gallery has no shadow root');
  await eventually(() => expect(root.querySelectorAll('.fe-state').length).toBeGreaterThan(0));
  await rest(root);
  return root;
};

/** The next frame is painted, and what it caused is done: the page has nothing left to do. */
const idle = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: IDLE_MS })),
  );
/** On a machine that is never idle a look comes by then, in milliseconds. */
const IDLE_MS = 500;

/** Lazy parts come one after the other: at rest is what an idle page did not change for two frames. */
export const rest = async (root: ShadowRoot): Promise<void> => {
  let before: string | undefined;
  for (let same = 0; same < 2; ) {
    await idle();
    for (const motion of root.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    const now = root.innerHTML;
    same = now === before ? same + 1 : 0;
    before = now;
  }
};

/** Takes away what is shown. */
export const close = (): void => {
  place.replaceChildren();
  place.remove();
  app?.destroy();
};
