import { createApp, defineElements } from 'fe-elements/vanilla';

declare const SERVICE: string;

createApp({ baseUrl: SERVICE, urlStrategy: 'memory' });
const script = createApp({ name: 'script', baseUrl: SERVICE, urlStrategy: 'memory' });
defineElements();

const find = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};

script.facts.subscribe(({ type }) => {
  const { session } = script.store.getState();
  if (type === 'session.started' && session.status === 'signedIn') find('output').append(session.user.name);
});

const list = find<HTMLElement>('ul');
const [main, aside] = [find('main'), find('aside')];
const each = (change: (box: Element) => void) => list.querySelectorAll('fe-login-box').forEach(change);

const CHANGES: Readonly<Record<string, () => void>> = {
  Dark: () => each((box) => box.setAttribute('color-scheme', 'dark')),
  German: () => each((box) => box.setAttribute('lang', box.getAttribute('lang') === 'de' ? 'en' : 'de')),
  Reversed: () => list.prepend(...[...list.children].toReversed()),
  Moved: () => aside.append(list),
  Removed: () => (list.isConnected ? list.remove() : main.append(list)),
};
for (const [name, change] of Object.entries(CHANGES)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', change);
  document.body.prepend(button);
}
