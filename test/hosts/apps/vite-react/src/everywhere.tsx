import { FeLoginBox } from 'fe-elements/react';
import { createApp } from 'fe-elements/vanilla';
import { type ComponentProps, createRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';

type Box = ComponentProps<typeof FeLoginBox>;

createApp({ name: 'everywhere', baseUrl: import.meta.env['SERVICE'], urlStrategy: 'memory' });

const box = createRef<HTMLElementTagNameMap['fe-login-box']>();
const FIRST: Box = { termsUrl: '/terms', embedded: true, localizations: { en: { loginBox: { back: 'Return' } } } };
const OTHER: Box = { termsUrl: '/other', embedded: false, localizations: { de: { loginBox: { back: 'Zurück' } } } };
/** Names of events that frameworks read in their own ways. */
const EVENTS = ['lowercase', 'fe-signed-in', 'camelCase', 'CAPSevent', 'PascalCase'] as const;

const Page = () => {
  const [isShown, show] = useState(true);
  const [props, setProps] = useState(FIRST);
  const [heard, hear] = useState<readonly string[]>([]);
  const [seen, see] = useState<unknown>();
  const listeners = Object.fromEntries(
    EVENTS.map((name) => [`on${name}`, ({ type }: Event) => hear((before) => [...before, type])]),
  );
  const dispatch = () => {
    for (const name of EVENTS) box.current?.dispatchEvent(new CustomEvent(name));
  };
  const look = () => {
    const { termsUrl, embedded, localizations } = box.current ?? {};
    const attributes = [box.current?.getAttribute('terms-url'), box.current?.hasAttribute('embedded')];
    const children = [...(box.current?.querySelectorAll(':scope > [slot=logo]') ?? [])].map((one) => one.textContent);
    see([termsUrl, embedded, localizations === props.localizations, ...attributes, ...children]);
  };
  return (
    <>
      <h1>React {version}</h1>
      <button type="button" onClick={() => show(!isShown)}>
        Show or hide
      </button>
      <button type="button" onClick={() => setProps(OTHER)}>
        Change
      </button>
      <button type="button" onClick={dispatch}>
        Dispatch
      </button>
      <button type="button" onClick={look}>
        Look
      </button>
      <output title="Events">{heard.join(' ')}</output>
      <output title="Element">{JSON.stringify(seen)}</output>
      {isShown && (
        <FeLoginBox ref={box} app="everywhere" {...props} {...listeners}>
          <b slot="logo">{props.termsUrl}</b>
        </FeLoginBox>
      )}
    </>
  );
};

const place = document.querySelector('#host');
if (place) createRoot(place).render(<Page />);
