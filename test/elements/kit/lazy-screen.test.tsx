import { Boundary, type BrokenProps } from '../../../elements/kit/element/boundary.tsx';
import { lazyScreen } from '../../../elements/kit/lazy-screen.tsx';
import { LoadFailed } from '../../../elements/ui/empty-state/empty-state.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import type { Host } from '../../../elements/kit/host/host.ts';
import { LoadingBoundary } from '../../../elements/kit/loading-boundary.tsx';
import { useHost } from '../../../elements/kit/host-context.ts';
import { afterEach, describe, expect, eventually, it } from '../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../kit/show.tsx';

let shown: Shown;
afterEach(() => shown.close());

const Broken = (props: BrokenProps) => <LoadFailed {...props} />;

/** A lazy screen whose chunk does not load so many times, behind a boundary of its own or the element's. */
const showFailing = async (failures: number, fallback?: typeof Broken) => {
  let asked = 0;
  const Lazy = lazyScreen(async () => {
    asked += 1;
    if (asked <= failures) throw new TypeError('not loaded on purpose');
    return { Screen: () => <p id="screen">Here it is</p> };
  });
  const draw = () => (
    <Boundary {...(fallback && { fallback })}>
      <Lazy />
    </Boundary>
  );
  const kinds: string[] = [];
  const listen = (event: Event) => kinds.push((event as CustomEvent).detail.kind);
  document.addEventListener('fe-error', listen, { once: true });
  shown = await show(draw);
  return kinds;
};
const press = (name: string) => eventually(() => byRole(shown.root, 'button', name)).then((button) => button.click());
const stands = () => eventually(() => expect(shown.root.querySelector('#screen')).toBeTruthy());

describe('a screen whose code has not loaded', () => {
  it('is fetched again by “Try again”, and says so to the page', async () => {
    const kinds = await showFailing(1, Broken);
    await press('Try again');
    await stands();
    expect(kinds).toEqual(['loadFailed']);
  });

  it('offers to reload the page once it has not loaded twice, as some browsers do not fetch it a second time', async () => {
    await showFailing(2, Broken);
    await press('Try again');
    await eventually(() => expect(byRole(shown.root, 'button', 'Reload the page')).toBeTruthy());
  });
});

/** Shows what `Opened` draws once the button “Open” is pressed. Returns the ids of all that came into the page since. */
const showOpener = async (Opened: () => ReactNode) => {
  const hosts = new Set<Host>();
  const Opener = () => {
    hosts.add(useHost());
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && <Opened />}
      </>
    );
  };
  shown = await show(Opener);
  const [host] = hosts;
  if (!host) throw new Error('the opener was not rendered');
  const came: string[] = [];
  const watch = (listener: (id: string) => void) =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element && node.id) listener(node.id);
    }).observe(shown.root, { childList: true, subtree: true });
  watch((id) => came.push(id));
  return { came, watch, host, opener: byRole(shown.root, 'button', 'Open') };
};

const Ahead = lazyScreen(async () => ({ Screen: () => <p id="screen">Here it is</p> }), 'roles');

const OpenedAhead = () => (
  <Suspense fallback={<p id="fallback" />}>
    <Ahead />
  </Suspense>
);

describe('a screen that was loaded ahead', () => {
  it('is shown without a fallback', async () => {
    const { came, host, opener } = await showOpener(OpenedAhead);
    Ahead.preload(host);
    // it is loaded in a task of its own
    await new Promise((resolve) => setTimeout(resolve));
    await host.messages.ready('en');
    opener.click();
    await stands();
    expect(came).toEqual(['screen']);
  });
});

const network = new EventTarget();
const arrived = new Promise((resolve) => network.addEventListener('arrive', resolve));

const screenOf = (id: string) =>
  lazyScreen(async () => {
    await arrived;
    return { Screen: () => <p id={id} /> };
  });
const Ours = screenOf('ours');
const Other = screenOf('other');

const OpenedSideBySide = () => (
  <>
    <Suspense fallback={<p />}>
      <Other />
    </Suspense>
    <LoadingBoundary fallback={<p id="fallback" />}>
      <Ours />
    </LoadingBoundary>
  </>
);

describe('a screen that is loaded when it is shown', () => {
  it('replaces its fallback as soon as it is there, which React alone would not let it', async () => {
    const { came, watch, opener } = await showOpener(OpenedSideBySide);
    watch((id) => id === 'fallback' && network.dispatchEvent(new Event('arrive')));
    opener.click();
    await eventually(() => expect(came).toHaveLength(3));
    expect(came).toEqual(['fallback', 'ours', 'other']);
  });
});
