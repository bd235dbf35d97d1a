import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { type ReactNode, useRef, useState } from 'react';
import type { PopupEnd } from '../../../../elements/ui/popup/dismissal.ts';
import { placeByScript } from '../../../../elements/ui/popup/place-by-script.ts';
import type { PopupPlacement } from '../../../../elements/ui/popup/popup-placement.ts';
import { usePopup } from '../../../../elements/ui/popup/use-popup.ts';
import { afterEach, describe, eventually, expect, it } from '../../../kit/in-page.ts';
import { byRole, show, type Shown } from '../../../kit/show.tsx';

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
  document.adoptedStyleSheets = [];
  document.documentElement.removeAttribute('dir');
});

const ends: PopupEnd[] = [];

const Opened = ({
  children,
  placing,
  onClose,
}: {
  children: ReactNode;
  placing: PopupPlacement;
  onClose: () => void;
}) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = usePopup<HTMLDivElement>({
    ...placing,
    anchor: trigger,
    onClose: (why) => {
      ends.push(why);
      onClose();
    },
  });
  return (
    <>
      <button type="button" ref={trigger} data-anchor="" onClick={onClose}>
        Filter
      </button>
      <div ref={popup} className="fe-overlay fe-popup" role="dialog" aria-label="Filters">
        {children}
      </div>
    </>
  );
};

const Sample = ({
  placing = {},
  children = <button type="button">Only mine</button>,
}: Partial<Parameters<typeof Opened>[0]>) => {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button">Before</button>
      {open ? (
        <Opened placing={placing} onClose={() => setOpen(false)}>
          {children}
        </Opened>
      ) : (
        <button type="button" data-anchor="" onClick={() => setOpen(true)}>
          Filter
        </button>
      )}
      <button type="button">After</button>
    </>
  );
};

const put = async (draw: () => ReactNode = () => <Sample />, attributes: Record<string, string> = {}) => {
  ends.length = 0;
  shown = await show(draw, attributes);
  return shown;
};
const popup = () => shown?.root.querySelector<HTMLElement>('.fe-popup') ?? undefined;
const anchor = () => shown?.root.querySelector<HTMLElement>('[data-anchor]') ?? document.body;
const closed = () => eventually(() => expect(popup()).toBe(undefined));
const press = async (node: Element) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
};

const touch = (type: string) =>
  document.body.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true, composed: true }));

/** Position of a popup relative to its anchor, both at rest. */
const placed = (node = popup()) => {
  for (const motion of node?.getAnimations() ?? []) motion.finish();
  const to = anchor().getBoundingClientRect();
  const { left, right, top, bottom, width, height } = node!.getBoundingClientRect();
  return {
    side: top >= to.bottom ? 'below' : bottom <= to.top ? 'above' : left >= to.right ? 'right' : 'left',
    left: Math.round(left - to.left),
    right: Math.round(right - to.right),
    inside: left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5,
    width,
    height,
  };
};

/** Stands what is shown at these coordinates, from the left and the top. */
const standAt = (left: string, top: string) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `body { margin: 0; block-size: 100vh } main { position: fixed; left: ${left}; top: ${top}; inline-size: max-content }`,
  );
  document.adoptedStyleSheets = [sheet];
};

describe('a popup', () => {
  it('stands below its anchor, at its start', async () => {
    standAt('100px', '100px');
    await put();
    expect(placed()).toMatchObject({ side: 'below', left: 0, inside: true });
  });

  it('follows the line of reading, whatever the page around it does', async () => {
    standAt('calc(100vw - 420px)', '100px');
    await put(undefined, { lang: 'he' });
    expect(placed()).toMatchObject({ side: 'below', right: 0, inside: true });
    shown?.close();
    document.documentElement.dir = 'rtl';
    standAt('100px', '100px');
    await put(undefined, { dir: 'ltr' });
    expect(placed()).toMatchObject({ side: 'below', left: 0, inside: true });
  });

  const wide = <div style={{ inlineSize: 260, blockSize: 200 }}>Filters</div>;
  const places: [what: string, left: string, top: string, placing: PopupPlacement, seen: object][] = [
    ['flips above where there is no room below', '100px', 'calc(100vh - 60px)', {}, { side: 'above', left: 0 }],
    ['shares the end of its anchor', '50vw', '100px', { align: 'end' }, { side: 'below', right: 0 }],
    ['turns to the other edge where there is no room', 'calc(100vw - 240px)', '100px', {}, { side: 'below', right: 0 }],
    ['stands after its anchor', '100px', '100px', { side: 'after' }, { side: 'right' }],
    ['stands before its anchor', '50vw', '100px', { side: 'before' }, { side: 'left' }],
  ];
  for (const [what, left, top, placing, seen] of places)
    it(what, async () => {
      standAt(left, top);
      await put(() => <Sample placing={placing}>{wide}</Sample>);
      expect(placed()).toMatchObject({ ...seen, inside: true });
    });

  it('lies across its anchor where neither edge has room, and scrolls where no side has', async () => {
    standAt('40vw', '40vh');
    const huge = <div style={{ inlineSize: 340, blockSize: 3000 }}>Filters</div>;
    await put(() => <Sample placing={{}}>{huge}</Sample>);
    expect(placed()).toMatchObject({ side: 'below', inside: true });
    expect(popup()!.scrollHeight).toBeGreaterThan(popup()!.clientHeight);
  });

  it('is at least as wide as its anchor where asked', async () => {
    await put(() => (
      <Sample placing={{ asWideAsAnchor: true }}>
        <i>x</i>
      </Sample>
    ));
    anchor().style.inlineSize = '300px';
    expect(placed().width).toBe(300);
  });

  it('stands in the same places in a browser without anchors', async () => {
    await put(() => <Sample>{wide}</Sample>, { lang: 'he' });
    const end = new AbortController();
    standAt('calc(100vw - 420px)', 'calc(100vh - 60px)');
    placeByScript(popup()!, anchor(), {}, end.signal);
    await eventually(() => expect(popup()!.dataset['fePlaced']).toBe('script'));
    await eventually(() => expect(placed()).toMatchObject({ side: 'above', right: 0, inside: true }));
    standAt('calc(100vw - 420px)', '60px');
    await eventually(() => expect(placed()).toMatchObject({ side: 'below', right: 0, inside: true }));
    end.abort();
    expect(popup()!.style.top).toBe('');
  });

  it('closes on Esc, which then closes nothing else', async () => {
    await put();
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', listen, true);
    await sendKeys({ press: 'Escape' });
    await closed();
    await sendKeys({ press: 'Escape' });
    document.removeEventListener('keydown', listen, true);
    expect([ends, heard]).toEqual([['escape'], ['Escape']]);
  });

  it('stays open while Esc ends a composition', async () => {
    await put();
    popup()!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, composed: true }),
    );
    expect([ends, popup()?.matches(':popover-open')]).toEqual([[], true]);
  });

  it('stays open while it is pressed itself, and closes on a press elsewhere in or out of the element', async () => {
    const { root } = await put();
    await press(byRole(root, 'button', 'Only mine'));
    expect(ends).toEqual([]);
    await press(byRole(root, 'button', 'Before'));
    await closed();
    await put(() => <Sample />);
    await sendMouse({ type: 'click', position: [innerWidth - 5, innerHeight - 5] });
    await closed();
    expect(ends).toEqual(['press']);
  });

  it('is left open by its anchor, which says itself what a press does', async () => {
    await put();
    await press(anchor());
    await closed();
    expect(ends).toEqual([]);
  });

  it('waits for a finger to lift, as it may be about to scroll', async () => {
    await put();
    touch('pointerdown');
    touch('pointercancel');
    touch('pointerup');
    expect(ends).toEqual([]);
    touch('pointerdown');
    touch('pointerup');
    expect(ends).toEqual(['press']);
  });

  it('closes when the focus moves past it', async () => {
    const { root } = await put();
    byRole(root, 'button', 'Only mine').focus();
    await sendKeys({ press: 'Tab' });
    await closed();
    expect([ends, root.activeElement?.textContent]).toEqual([['focus'], 'After']);
  });

  it('gives the focus back to its anchor', async () => {
    const { root } = await put(() => <Again />);
    byRole(root, 'button', 'Only mine').focus();
    await sendKeys({ press: 'Escape' });
    await closed();
    expect(root.activeElement === anchor()).toBe(true);
  });

  it('closes when its anchor is scrolled out of sight', async () => {
    await put();
    const place = shown!.element.parentElement!;
    place.style.cssText = 'block-size: 100px; overflow: auto';
    place.append(Object.assign(document.createElement('div'), { style: 'block-size: 1000px' }));
    // seen first, then not
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(anchor()));
    place.scrollTop = 500;
    await closed();
    expect(ends).toEqual(['gone']);
  });

  it('stays open when its element is moved, and leaves nothing behind when it is removed', async () => {
    const { element } = await put();
    const other = document.body.appendChild(document.createElement('section'));
    other.append(element);
    expect(popup()?.matches(':popover-open')).toBe(true);
    element.remove();
    await eventually(() => expect(popup()).toBe(undefined));
    other.remove();
    await sendKeys({ press: 'Escape' });
    expect(ends).toEqual([]);
  });
});

/** The anchor stays the same node while its popup comes and goes. */
const Again = () => {
  const [open, setOpen] = useState(true);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={trigger} data-anchor="">
        Filter
      </button>
      {open && <Content anchor={trigger} onClose={() => setOpen(false)} />}
    </>
  );
};

const Content = (options: Parameters<typeof usePopup>[0]) => (
  <div ref={usePopup<HTMLDivElement>(options)} className="fe-overlay fe-popup">
    <button type="button">Only mine</button>
  </div>
);
