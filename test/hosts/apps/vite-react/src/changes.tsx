import { FeLoginBox, FeProvider } from 'fe-elements/react';
import { createApp } from 'fe-elements/vanilla';
import { useEffect, useState } from 'react';

/** App of a script beside React, with a copy of the core of its own. */
const script = createApp({ name: 'script', baseUrl: import.meta.env['SERVICE'], urlStrategy: 'memory' });
const options = { baseUrl: import.meta.env['SERVICE'], urlStrategy: 'memory' } as const;

/** Two login boxes, of two apps, that are removed, added, moved, reversed, and change their look and language. */
const Boxes = ({ apps, dark, german }: { apps: readonly string[]; dark: boolean; german: boolean }) => (
  <ul>
    {apps.map((app) => (
      <li key={app} data-app={app}>
        <FeLoginBox app={app} lang={german ? 'de' : 'en'} colorScheme={dark ? 'dark' : 'light'} />
      </li>
    ))}
  </ul>
);

const STATES = ['Dark', 'German', 'Reversed', 'Moved', 'Removed'] as const;

export const Changes = () => {
  const [now, setNow] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const is = (state: (typeof STATES)[number]) => now.includes(state);
  const toggle = (state: string) => setNow(now.includes(state) ? now.filter((one) => one !== state) : [...now, state]);
  useEffect(() => {
    const following = script.facts.subscribe(({ type }) => {
      const { session } = script.store.getState();
      if (type === 'session.started' && session.status === 'signedIn') setName(session.user.name);
    });
    return () => following.unsubscribe();
  }, []);
  const apps = is('Reversed') ? ['script', 'default'] : ['default', 'script'];
  const boxes = !is('Removed') && <Boxes apps={apps} dark={is('Dark')} german={is('German')} />;
  return (
    <FeProvider options={options} customLoginBox>
      <p>First edition</p>
      {STATES.map((state) => (
        <button key={state} type="button" aria-pressed={is(state)} onClick={() => toggle(state)}>
          {state}
        </button>
      ))}
      <output>{name}</output>
      <main>{!is('Moved') && boxes}</main>
      <aside>{is('Moved') && boxes}</aside>
    </FeProvider>
  );
};
