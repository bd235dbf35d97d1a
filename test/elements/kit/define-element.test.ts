import type { App } from '../../../core/app-types.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { afterEach, beforeEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';
import { FeFailing, FeLaidOut, FeSample, failing, layoutSheet } from './sample.element.ts';

type Sample = InstanceType<typeof FeSample>;

registerElement(FeFailing);
registerElement(FeLaidOut);

let app: App;
const place = document.createElement('div');
document.body.append(place);

const shown = (element: Element) => JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? 'null');
const button = (element: Element) => {
  const found = element.shadowRoot?.querySelector<HTMLButtonElement>('section button');
  if (!found) throw new Error('the screen is not there');
  return found;
};
const put = async (html: string): Promise<Sample> => {
  place.innerHTML = html.replace('>', ` app="${app.name}">`);
  const element = place.firstElementChild as Sample; // the markup is one element
  await eventually(() => button(element));
  return element;
};

const press = async (element: Element) => {
  button(element).click();
  await eventually(() => expect(button(element).textContent).toBe('Pressed 1'));
};

const sheets = (element: Element) => element.shadowRoot?.adoptedStyleSheets ?? [];

beforeEach(() => {
  app = fakeServerApp();
});
afterEach(() => {
  place.replaceChildren();
  app.destroy();
});

describe('an element before its class is known', () => {
  it('keeps the properties that were set on it', async () => {
    const early = document.createElement('fe-sample') as Sample;
    Object.assign(early, { label: 'early', people: [{ name: 'Ada' }], app: app.name });
    place.append(early);
    registerElement(FeSample);
    await eventually(() => expect(shown(early)).toMatchObject({ label: 'early' }));
    expect(early.shadowRoot?.querySelector('li')?.textContent).toBe('Ada');
    expect(early.getAttribute('label')).toBe('early');
  });
});

describe('a typed attribute', () => {
  it('has its default while it is absent', async () => {
    const element = await put('<fe-sample></fe-sample>');
    expect(shown(element)).toEqual({ label: null, size: 'medium', open: false, count: 3 });
  });

  it('updates when changed, emptied and removed', async () => {
    const element = await put('<fe-sample label="one" open></fe-sample>');
    element.setAttribute('label', '');
    element.setAttribute('open', 'false');
    await eventually(() => expect(shown(element)).toMatchObject({ label: '', open: false }));
    element.toggleAttribute('open', true);
    element.removeAttribute('label');
    element.setAttribute('open', '');
    await eventually(() => expect(shown(element)).toMatchObject({ label: null, open: true }));
  });

  it('falls back to its default for an unknown value', async () => {
    const element = await put('<fe-sample size="huge" count="many"></fe-sample>');
    expect([element.size, element.count]).toEqual(['medium', 3]);
    expect(shown(element)).toMatchObject({ size: 'medium', count: 3 });
  });

  it('is reflected by a property of its type', async () => {
    const element = await put('<fe-sample></fe-sample>');
    Object.assign(element, { open: true, count: 7, size: 'large' });
    expect(element.outerHTML).toContain('open="" count="7" size="large"');
    element.open = false;
    element.label = undefined;
    expect(element.hasAttribute('open') || element.hasAttribute('label')).toBe(false);
    await eventually(() => expect(shown(element)).toMatchObject({ open: false, count: 7, size: 'large' }));
  });
});

describe('a rich property', () => {
  it('is passed to the screen and never becomes an attribute', async () => {
    const element = await put('<fe-sample></fe-sample>');
    const chosen: string[] = [];
    const before = element.getAttributeNames();
    element.people = [{ name: 'Bo' }];
    element.choose = (name) => chosen.push(name);
    await eventually(() => expect(element.shadowRoot?.querySelector('li')?.textContent).toBe('Bo'));
    button(element).click();
    expect(chosen).toEqual(['1']);
    expect(element.getAttributeNames()).toEqual(before);
  });
});

describe('an element that moves', () => {
  it('keeps its screen and state', async () => {
    const element = await put('<fe-sample></fe-sample>');
    await press(element);
    const before = button(element);
    const other = place.appendChild(document.createElement('div'));
    other.append(element);
    await nextFrame();
    expect(button(element)).toBe(before);
    expect(before.textContent).toBe('Pressed 1');
    before.click();
    await eventually(() => expect(before.textContent).toBe('Pressed 2'));
  });

  it('keeps them through moveBefore', async () => {
    const element = await put('<fe-sample></fe-sample>');
    await press(element);
    const before = button(element);
    const other = place.appendChild(document.createElement('div'));
    if ('moveBefore' in other)
      (other as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(element, null);
    await nextFrame();
    expect(button(element)).toBe(before);
    expect(before.textContent).toBe('Pressed 1');
  });

  it('starts over when removed and added again', async () => {
    const element = await put('<fe-sample></fe-sample>');
    await press(element);
    element.remove();
    await eventually(() => expect(element.shadowRoot?.querySelector('section')).toBeNull());
    place.append(element);
    await eventually(() => expect(button(element).textContent).toBe('Pressed 0'));
  });
});

describe('a disconnected element', () => {
  it('mounts nothing', async () => {
    registerElement(FeSample);
    const element = new FeSample();
    element.app = app.name;
    element.label = 'detached';
    await nextFrame();
    expect(element.shadowRoot?.childElementCount).toBe(0);
  });

  it('mounts nothing when removed while its screen is loading', async () => {
    const element = new FeSample();
    element.app = app.name;
    place.append(element);
    element.remove();
    await nextFrame();
    expect(element.shadowRoot?.querySelector('section')).toBeNull();
  });
});

describe('the styles of an element', () => {
  it('are sheets shared by all elements of the document', async () => {
    const first = await put('<fe-sample></fe-sample>');
    const second = place.appendChild(document.createElement('fe-sample'));
    expect(sheets(first).length).toBe(3);
    expect(sheets(second)).toEqual(sheets(first));
    expect(first.shadowRoot?.querySelector('style, [style]')).toBeNull();
  });

  it('move to another document', async () => {
    const element = await put('<fe-sample></fe-sample>');
    const frame = place.appendChild(document.createElement('iframe'));
    frame.contentDocument?.body.append(element);
    await eventually(() => expect(element.shadowRoot?.adoptedStyleSheets.length).toBe(3));
    expect(frame.contentWindow?.getComputedStyle(element).getPropertyValue('--sample')).toBe('1');
  });
});

describe('the frame of an element', () => {
  it('is there at once and is removed when the screen has painted', async () => {
    registerElement(FeSample);
    place.innerHTML = `<fe-sample app="${app.name}"></fe-sample>`;
    const root = place.firstElementChild?.shadowRoot;
    expect(root?.querySelector('[aria-busy=true] [role=status]')?.textContent).toBe('Loading');
    await eventually(() => expect(root?.querySelector('section')).not.toBeNull());
    expect(root?.querySelector('[part=frame]')).toBeNull();
  });

  it('offers to reload the page when the screen fails to load again', async () => {
    failing.times = 2;
    place.innerHTML = `<fe-failing app="${app.name}"></fe-failing>`;
    const action = () => place.firstElementChild?.shadowRoot?.querySelector<HTMLButtonElement>('[role=alert] button');
    await eventually(() => expect(action()?.textContent).toBe('Try again'));
    action()?.click();
    await eventually(() => expect(action()?.textContent).toBe('Reload the page'));
  });

  it('shows an error when the screen fails to load, fires fe-error and retries', async () => {
    failing.times = 1;
    const told: string[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail.kind);
    document.addEventListener('fe-error', listen);
    place.innerHTML = `<fe-failing app="${app.name}"></fe-failing>`;
    const root = place.firstElementChild?.shadowRoot;
    const retry = await eventually(() => {
      const found = root?.querySelector<HTMLButtonElement>('[role=alert] button');
      expect(found?.textContent).toBe('Try again');
      return found;
    });
    document.removeEventListener('fe-error', listen);
    expect(told).toEqual(['loadFailed']);
    retry?.click();
    await eventually(() => expect(root?.querySelector('section')).not.toBeNull());
    expect(root?.querySelector('[role=alert]')).toBeNull();
  });
});

describe('an appearance that loads slowly', () => {
  it('is waited for only so long, and is applied when it has loaded', async () => {
    const element = await put('<fe-laid-out layout="wide"></fe-laid-out>');
    const sample = () => getComputedStyle(element).getPropertyValue('--sample');
    expect(sample()).toBe('');
    layoutSheet.resolve();
    await eventually(() => expect(sample()).toBe('wide'));
  });
});

describe('an error of the screen', () => {
  it('shows a message with a retry, and fires fe-error', async () => {
    const element = await put('<fe-sample></fe-sample>');
    let detail: { kind: string; message: string } | undefined;
    element.addEventListener('fe-error', (event) => (detail = (event as CustomEvent).detail), { once: true });
    element.label = 'broken';
    const retry = await eventually(() => {
      const found = element.shadowRoot?.querySelector<HTMLButtonElement>('[role=alert] button');
      expect(found).toBeTruthy();
      return found;
    });
    expect(detail).toMatchObject({ kind: 'failed', message: 'broken on purpose' });
    element.label = 'mended';
    retry?.click();
    await eventually(() => expect(shown(element)).toMatchObject({ label: 'mended' }));
  });
});

describe('an event of an element', () => {
  it('bubbles, and is composed', async () => {
    const outer = place.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const element = document.createElement('fe-sample') as Sample;
    element.app = app.name;
    outer.append(element);
    await eventually(() => button(element));
    let heard: Event | undefined;
    document.addEventListener('fe-signed-out', (event) => (heard = event), { once: true });
    (app.facts as unknown as { next(fact: object): void }).next({ type: 'session.ended' });
    expect(heard?.type).toBe('fe-signed-out');
    expect(heard?.composed).toBe(true);
  });

  it('can be cancelled where cancelable', async () => {
    const element = await put('<fe-sample></fe-sample>');
    let cancelled = false;
    element.addEventListener('fe-redirect', (event) => event.preventDefault());
    const fact = { type: 'redirect.requested', url: '/x', cancel: () => (cancelled = true) };
    (app.facts as unknown as { next(fact: object): void }).next(fact);
    expect(cancelled).toBe(true);
  });
});

describe('a slot of an element', () => {
  it('shows content of the page', async () => {
    const element = await put('<fe-sample><b slot="beside">Beside</b></fe-sample>');
    const slot = element.shadowRoot?.querySelector('slot');
    expect(slot?.assignedElements()[0]?.textContent).toBe('Beside');
  });
});

describe('a form-associated element', () => {
  it("sets its value in the page's form", async () => {
    const form = place.appendChild(document.createElement('form'));
    const element = document.createElement('fe-sample') as Sample;
    element.app = app.name;
    element.setAttribute('name', 'presses');
    form.append(element);
    await eventually(() => button(element));
    button(element).click();
    expect(new FormData(form).get('presses')).toBe('1');
  });
});

describe('defining an element', () => {
  it('twice has no effect', () => {
    registerElement(FeSample);
    registerElement(FeSample);
    expect(customElements.get('fe-sample')).toBe(FeSample);
  });

  it('under a tag of another class only warns', () => {
    const warnings: string[] = [];
    const { warn } = globalThis.console;
    globalThis.console.warn = (text: string) => warnings.push(text);
    class Other extends HTMLElement {
      static readonly tag = 'fe-sample';
    }
    registerElement(Other);
    globalThis.console.warn = warn;
    expect(warnings).toEqual(['<fe-sample> is already defined by another script, which is used.']);
    expect(customElements.get('fe-sample')).toBe(FeSample);
  });
});
