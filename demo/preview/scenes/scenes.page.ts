import { openScene, type SceneHandle } from './open-scene.ts';
import { isSceneName, type SceneName, sceneNames, scenes } from './scenes.ts';
import './scenes.css';

/** The switches of the page; each is an attribute of the place where the scene stands, or its width. */
const SWITCHES = {
  scheme: ['page', 'light', 'dark'],
  language: ['en', 'he'],
  direction: ['auto', 'ltr', 'rtl'],
  width: ['full', '320', '375', '768', '1280'],
} as const;

type Switch = keyof typeof SWITCHES;

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, words = '', ...children: Node[]) => {
  const node = document.createElement(tag);
  node.textContent = words;
  node.append(...children);
  return node;
};

const place = make('div');
const claim = make('p');
const list = make('ul');
let shown: Promise<SceneHandle | undefined> = Promise.resolve(undefined);

/** `#login/password/wrong?scheme=dark` names a scene and how it is shown. */
const wanted = (): { name: SceneName; query: URLSearchParams } => {
  const [name = '', query] = decodeURIComponent(location.hash.slice(1)).split('?');
  return { name: isSceneName(name) ? name : 'login/email', query: new URLSearchParams(query) };
};

const choiceOf = (name: Switch) => wanted().query.get(name) ?? SWITCHES[name][0];

const choose = (name: Switch, value: string) => {
  const { name: scene, query } = wanted();
  query.set(name, value);
  location.hash = `${scene}?${query}`;
};

/** The attributes stand where a page would have them: around the element. */
const dress = () => {
  const { scheme, language, direction, width } = {
    scheme: choiceOf('scheme'),
    language: choiceOf('language'),
    direction: choiceOf('direction'),
    width: choiceOf('width'),
  };
  place.lang = language;
  if (direction === 'auto') place.removeAttribute('dir');
  else place.dir = direction;
  place.style.colorScheme = scheme === 'page' ? '' : scheme;
  place.style.inlineSize = width === 'full' ? '' : `${width}px`;
};

const show = async (before: Promise<SceneHandle | undefined>, name: SceneName): Promise<SceneHandle> => {
  (await before)?.close();
  place.removeAttribute('data-ready');
  document.title = name;
  claim.textContent = `${name}: ${scenes[name].shows}`;
  for (const link of list.querySelectorAll('a'))
    if (link.textContent === name) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  const scene = await openScene(name, place);
  place.setAttribute('data-ready', name);
  return scene;
};

let current: SceneName | undefined;
const follow = () => {
  dress();
  const { name } = wanted();
  if (name === current) return;
  current = name;
  shown = show(shown, name);
};

const picker = (name: Switch) => {
  const select = make('select', '', ...SWITCHES[name].map((value) => new Option(value)));
  select.value = choiceOf(name);
  select.addEventListener('change', () => choose(name, select.value));
  return make('label', `${name} `, select);
};

for (const name of sceneNames) {
  const link = make('a', name);
  link.href = `#${name}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    location.hash = `${name}?${wanted().query}`;
  });
  list.append(make('li', '', link));
}
const switches = (['scheme', 'language', 'direction', 'width'] as const).map(picker);
place.id = 'place';
document.body.append(
  make('nav', '', make('h1', 'Scenes'), list),
  make('main', '', make('header', '', claim, make('div', '', ...switches)), place),
);
addEventListener('hashchange', follow);
follow();
