import { Boundary, type BrokenProps } from '../../../elements/kit/element/boundary.tsx';
import { lazyScreen } from '../../../elements/kit/lazy-screen.tsx';
import { LoadFailed } from '../../../elements/ui/empty-state/empty-state.tsx';
import { Suspense, useState } from 'react';
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

describe('a screen that was loaded ahead', () => {
  it('is shown without a fallback', async () => {
    const Lazy = lazyScreen(async () => ({ Screen: () => <p id="screen">Here it is</p> }), 'roles');
    const Opener = () => {
      const host = useHost();
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onPointerOver={() => Lazy.preload(host)} onClick={() => setOpen(true)}>
            Open
          </button>
          <Suspense fallback={<p id="fallback" />}>{isOpen && <Lazy />}</Suspense>
        </>
      );
    };
    shown = await show(Opener);
    const seen: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) seen.push(node.id);
    });
    observer.observe(shown.root, { childList: true, subtree: true });
    const opener = byRole(shown.root, 'button', 'Open');
    opener.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    // it is loaded in a task of its own
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    opener.click();
    await stands();
    observer.disconnect();
    expect(seen).toEqual(['screen']);
  });
});
