import { LANGUAGES } from '../../elements/i18n/languages.ts';
import './picker.css';

/** Switches of a page of samples, each with its options; the first is the default. */
export const SWITCHES = {
  theme: ['modern', 'classic', 'vivid', 'dark'],
  scheme: ['page', 'light', 'dark'],
  language: [...Object.keys(LANGUAGES), 'en-XA'],
  direction: ['auto', 'ltr', 'rtl'],
  density: ['1', '0.85', '1.15'],
  width: ['full', '320', '375', '768', '1280'],
  layout: ['center', 'float-left', 'float-right', 'split'],
} as const;

export type Switch = keyof typeof SWITCHES;
export type Choices = Readonly<Record<Switch, string>>;

/** Samples of a page with switches. */
export interface Samples {
  readonly title: string;
  readonly names: readonly string[];
  /** Switches that apply here. */
  readonly switches: readonly Switch[];
  /** Description of a sample, in one line. */
  describe(name: string): string | Promise<string>;
  /** Mounts a sample; resolves with its unmount function. */
  show(name: string, place: HTMLElement): Promise<() => void>;
  /** Applies the chosen options to the sample, except those that its container already has. */
  applyChoices(place: HTMLElement, choices: Choices): void;
}

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, words = '', ...children: Node[]) => {
  const node = document.createElement(tag);
  node.textContent = words;
  node.append(...children);
  return node;
};

/** `#login/password/wrong?scheme=dark` names a sample and how it is shown. */
const wanted = (): { name: string; query: URLSearchParams } => {
  const [name = '', query] = decodeURIComponent(location.hash.slice(1)).split('?');
  return { name, query: new URLSearchParams(query) };
};

const choices = (): Choices => {
  const { query } = wanted();
  const pairs = Object.entries(SWITCHES).map(([name, [first]]) => [name, query.get(name) ?? first]);
  // every switch has a value by the line above
  return Object.fromEntries(pairs) as Choices;
};

/** Applies the choices that a page can set around an element: language, direction, colour scheme, density, width. */
const applyChoices = (place: HTMLElement, { scheme, language, direction, density, width }: Choices) => {
  place.lang = language;
  if (direction === 'auto') place.removeAttribute('dir');
  else place.dir = direction;
  place.style.colorScheme = scheme === 'page' ? '' : scheme;
  place.style.setProperty('--fe-density', density === '1' ? '' : density);
  place.style.inlineSize = width === 'full' ? '' : `${width}px`;
};

/** A page that shows one sample at a time, named in its address, under switches. */
export const openPicker = (samples: Samples): void => {
  const place = make('div');
  const claim = make('p');
  const list = make('ul');
  const nameOf = () => samples.names.find((name) => name === wanted().name) ?? samples.names[0] ?? '';
  let shown: Promise<() => void> = Promise.resolve(() => undefined);
  let current: string | undefined;

  const change = async (before: Promise<() => void>, name: string) => {
    (await before)();
    place.removeAttribute('data-ready');
    document.title = name;
    claim.textContent = `${name}: ${await samples.describe(name)}`;
    for (const link of list.querySelectorAll('a'))
      if (link.textContent === name) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    const close = await samples.show(name, place);
    samples.applyChoices(place, choices());
    place.setAttribute('data-ready', name);
    return close;
  };

  const follow = () => {
    applyChoices(place, choices());
    if (nameOf() === current) samples.applyChoices(place, choices());
    else shown = change(shown, (current = nameOf()));
  };

  const picker = (name: Switch) => {
    const select = make('select', '', ...SWITCHES[name].map((value) => new Option(value)));
    select.value = choices()[name];
    select.addEventListener('change', () => {
      const { query } = wanted();
      query.set(name, select.value);
      location.hash = `${nameOf()}?${query}`;
    });
    return make('label', `${name} `, select);
  };

  for (const name of samples.names) {
    const link = make('a', name);
    link.href = `#${name}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      location.hash = `${name}?${wanted().query}`;
    });
    list.append(make('li', '', link));
  }
  place.id = 'place';
  // a picture shows the sample alone
  document.body.toggleAttribute('data-alone', new URLSearchParams(location.search).has('alone'));
  document.body.append(
    make('nav', '', make('h1', samples.title), list),
    make('main', '', make('header', '', claim, make('div', '', ...samples.switches.map(picker))), place),
  );
  addEventListener('hashchange', follow);
  follow();
};
