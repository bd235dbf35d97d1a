import { Secret, TOTP } from 'otpauth';
import {
  type ComponentProps,
  type ComponentType,
  createElement,
  createRef,
  type ReactNode,
  type RefObject,
  StrictMode,
  useEffect,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { loginBoxHtml } from '../../adapters/server/index.ts';
import * as react from '../../adapters/react/index.ts';
import {
  AuthorizedContent,
  FeAllowed,
  FeApp,
  FeLoginBox,
  FeProvider,
  FronteggProvider,
  Protected,
  SteppedUpContent,
  useApp,
  useAuth,
  useAuthActions,
  useAuthUser,
  useAuthUserOrNull,
  useCall,
  useCommand,
  useEntitlements,
  useFeatureEntitlements,
  useFeatureFlags,
  useIsAuthenticated,
  useLoginWithRedirect,
  usePermissionEntitlements,
  useStepUp,
  useTenants,
} from '../../adapters/react/index.ts';
import { groups, ownMfa, roles } from '../../core/contract/index.ts';
import { createApp, findApp, type Transport } from '../../core/index.ts';
import { mfaFeature } from '../../core/mfa/mfa.feature.ts';
import { createPreview, type Preview } from '../../demo/preview/index.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import { registerElement, FeApp as AppElement, FeLoginBox as LoginBox } from '../../elements/index.ts';
import { elements } from '../../elements/manifest.ts';
import { afterEach, beforeEach, describe, eventually, expect, it } from '../kit/in-page.ts';

const LOGIN = 'http://localhost/frontegg/identity/resources/auth/v1/user';
const place = document.createElement('div');
document.body.append(place);

let root: Root;
let preview: Preview;
const here = location.href;

const options = () =>
  ({ baseUrl: location.origin, urlStrategy: 'hash', transport: preview.transport, authOptions: {} }) as const;

const signIn = async () => {
  const body = JSON.stringify({ email: 'ada@acme.test', password: SEEDED_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await preview.transport({ method: 'POST', url: LOGIN, headers, body, credentials: 'include' });
};

const element = <Kind extends HTMLElement = HTMLElement>(tag: string): Kind => {
  const found = place.querySelector<Kind>(tag);
  if (!found) throw new Error(`<${tag}> is not there`);
  return found;
};

const Greeting = () => <p>Hello {useAuthUser()?.name ?? 'stranger'}</p>;

const Way = () => {
  const auth = useAuth();
  return (
    <button type="button" onClick={() => void auth.logout()}>
      {auth.status === 'signedIn' ? `${auth.user.email} ${typeof auth.getAccessToken()}` : auth.status}
    </button>
  );
};

/** Text of the first paragraph. */
const answer = () => place.querySelector('p')?.textContent ?? '';

const Groups = () => {
  const { data, failure, isLoading, refetch } = useCall(groups.list, {});
  const { run, failure: refused } = useCommand(groups.create);
  const add = async (name: string) => {
    const added = await run({ body: { name } });
    if (added.ok) refetch();
  };
  return (
    <>
      <p>{isLoading ? 'loading' : (failure?.status ?? data?.groups.map(({ name }) => name).join())}</p>
      <button type="button" onClick={() => void add(answer().includes('Night shift') ? '' : 'Night shift')}>
        {refused?.status ?? 'add'}
      </button>
    </>
  );
};

const showCaptcha = (by: string) =>
  root.render(<FeProvider options={{ ...options(), captcha: async (action) => `${by} ${action}` }}>it</FeProvider>);
const captchaAsked = () => findApp()?.options.captcha?.('login');

beforeEach(() => {
  root = createRoot(place);
  preview = createPreview({ delayed: false });
  location.hash = '/';
});
afterEach(async () => {
  root.unmount();
  await eventually(() => expect(findApp()).toBeUndefined());
  history.replaceState(null, '', here);
});

const contracts: Record<string, string> = import.meta.glob('../../elements/**/*.element.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Attributes of `<fe-login-box>` that its component takes; `app` apart. */
type BoxAttribute = Exclude<
  keyof ComponentProps<typeof FeLoginBox> & Exclude<keyof InstanceType<typeof LoginBox>, keyof HTMLElement>,
  'app' | 'localizations'
>;

/** For each a value that is not its default. */
const BOX: Required<{ [Name in BoxAttribute]: ComponentProps<typeof FeLoginBox>[Name] }> = {
  baseUrl: location.origin,
  clientId: 'demo',
  preview: true,
  theme: 'classic',
  colorScheme: 'dark',
  layout: 'split',
  autoFocus: 'skipFirstScreen',
  credentials: 'shadow',
  termsUrl: '/terms',
  privacyUrl: '/privacy',
  loginHint: 'ada@acme.test',
  embedded: true,
};

const attributeOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each element with its component's name and the events of its public contract. */
const documented = elements.map(({ tag }) => {
  const contract = Object.values(contracts).find((text) => text.includes(` * \`<${tag}>\`: `)) ?? '';
  return {
    tag,
    name: tag.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    events: Array.from(contract.matchAll(/@fires (fe-[a-z-]+)/g), ([, event = '']) => event),
  };
});
const allEvents = [...new Set(documented.flatMap(({ events }) => events))];

const hinted = (hint: string, box: RefObject<HTMLElement | null>) => (
  <FeLoginBox ref={box as RefObject<HTMLElementTagNameMap['fe-login-box'] | null>} app="hydrated" termsUrl="/terms">
    <p>{hint}</p>
  </FeLoginBox>
);

describe('a component of an element', () => {
  it('exists for every element', () => {
    for (const { name } of documented) expect(react).toHaveProperty(name);
  });

  it('sets its props as properties, objects too, and resets them', async () => {
    const words = { en: { loginBox: { back: 'Return' } } };
    root.render(<FeLoginBox localizations={words} autoFocus="false" termsUrl="/terms" className="box" id="it" />);
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    await eventually(() => expect(box.localizations).toBe(words));
    expect(box).toMatchObject({ autoFocus: 'false', termsUrl: '/terms', id: 'it', className: 'box' });
    root.render(<FeLoginBox />);
    await eventually(() => expect(box.localizations).toBeUndefined());
    expect(box).toMatchObject({ autoFocus: 'true', termsUrl: undefined });
  });

  it('passes every attribute of the login box, by name and value, and removes each', async () => {
    const observed = Reflect.get(LoginBox, 'observedAttributes') as string[];
    // the app comes from the provider, and any element has the others
    const given = observed.filter((name) => !['app', 'dir', 'lang'].includes(name));
    expect(Object.keys(BOX).map(attributeOf).toSorted()).toEqual(given.toSorted());
    const bare = new LoginBox();
    const read = (box: object) => Object.fromEntries(Object.keys(BOX).map((name) => [name, Reflect.get(box, name)]));
    for (const [name, value] of Object.entries(BOX)) expect(Reflect.get(bare, name), name).not.toBe(value);
    // under a name of its own: an app that markup makes stays in the page
    root.render(<FeLoginBox app="boxed" {...BOX} />);
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    await eventually(() => expect(read(box)).toEqual(BOX));
    for (const [name, value] of Object.entries(BOX))
      expect(box.getAttribute(attributeOf(name)), name).toBe(value === true ? '' : value);
    root.render(<FeLoginBox app="boxed" />);
    await eventually(() => expect(read(box)).toEqual(read(bare)));
    for (const name of Object.keys(BOX)) expect(box.hasAttribute(attributeOf(name)), name).toBe(false);
  });

  for (const { name, tag, events } of documented)
    it(`has a handler for every event of <${tag}>, and no other`, async () => {
      const told: string[] = [];
      const handlers = Object.fromEntries(
        events.map((event) => [
          event.replace(/^fe|-(\w)/g, (_, letter?: string) => (letter ? letter.toUpperCase() : 'on')),
          () => told.push(event),
        ]),
      );
      const Component = Reflect.get(react, name) as ComponentType; // the test before has found it
      root.render(createElement(Component, handlers));
      const shown = await eventually(() => element(tag));
      await eventually(() => expect(customElements.get(tag)).toBeDefined());
      told.length = 0;
      for (const event of allEvents) shown.dispatchEvent(new CustomEvent(event));
      expect(told).toEqual(allEvents.filter((event) => events.includes(event)));
      expect([...shown.attributes].map(({ name }) => name).filter((name) => name.startsWith('on'))).toEqual([]);
    });

  it('calls the latest handler', async () => {
    const told: string[] = [];
    root.render(<FeLoginBox onSignedIn={() => told.push('first')} />);
    const box = await eventually(() => element('fe-login-box'));
    root.render(<FeLoginBox onSignedIn={() => told.push('second')} id="again" />);
    await eventually(() => expect(box.id).toBe('again'));
    box.dispatchEvent(new CustomEvent('fe-signed-in'));
    expect(told).toEqual(['second']);
  });

  it('forwards a ref to its element', async () => {
    const box = createRef<InstanceType<typeof LoginBox>>();
    root.render(<FeLoginBox ref={box} />);
    await eventually(() => expect(box.current).toBe(element('fe-login-box')));
  });

  it('puts content into the named slots, and takes it out', async () => {
    const slots = { logo: <img alt="Shop" />, side: <p>Set up in an afternoon.</p> };
    root.render(<FeLoginBox slots={slots}>rest</FeLoginBox>);
    const box = await eventually(() => element('fe-login-box'));
    const slotted = () => [...box.children].map(({ slot, localName }) => `${slot} ${localName}`);
    expect(slotted()).toEqual(expect.arrayContaining(['logo img', 'side p']));
    expect(box.textContent).toContain('rest');
    expect(box.hasAttribute('slots')).toBe(false);
    root.render(<FeLoginBox>rest</FeLoginBox>);
    await eventually(() => expect(slotted()).not.toEqual(expect.arrayContaining(['logo img'])));
  });

  it('hydrates a login box that a server rendered, and keeps what was typed', async () => {
    root.unmount();
    place.setHTMLUnsafe(loginBoxHtml({ attributes: { 'terms-url': '/terms' } }));
    const input = await eventually(() => place.querySelector('input'));
    if (!input) throw new Error('there is no input');
    input.value = 'ada@acme.t';
    // children come after what was printed, as a server renders them
    element('fe-login-box').append(Object.assign(document.createElement('p'), { textContent: 'one' }));
    const box = createRef<HTMLElement>();
    const hydrated = hydrateRoot(place, hinted('one', box));
    await eventually(() => expect(box.current).toBe(element('fe-login-box')));
    hydrated.render(hinted('two', box));
    await eventually(() => expect(element('fe-login-box').textContent).toContain('two'));
    expect([place.querySelector('input'), input.value]).toEqual([input, 'ada@acme.t']);
    expect(place.querySelectorAll('form').length).toBe(1);
    hydrated.unmount();
    root = createRoot(place);
  });

  it('creates an app for <fe-app>, defined before or not, and provides it', async () => {
    registerElement(AppElement);
    root.render(
      <FeApp name="trial" preview>
        <FeAllowed permissions="fe.secure.read.users">
          <p>Allowed</p>
        </FeAllowed>
      </FeApp>,
    );
    await eventually(() => expect(findApp('trial')?.options.previewMode).toBe(true));
    findApp('trial')?.destroy();
  });
});

describe('<FeProvider>', () => {
  it('shows its fallback until the session is known, then its children', async () => {
    // the answer may come before anybody looks
    const shown: (string | null)[] = [];
    const observer = new MutationObserver(() => shown.push(place.textContent));
    observer.observe(place, { childList: true, subtree: true });
    root.render(
      <FeProvider options={options()} loading={<p>Loading...</p>}>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect([...new Set(shown)]).toEqual(['Loading...', 'Hello stranger']));
    observer.disconnect();
  });

  it('names React in every call of its app', async () => {
    const named = new Set<string | undefined>();
    const transport: Transport = (request) => {
      named.add(request.headers['x-frontegg-framework']);
      return preview.transport(request);
    };
    root.render(<FeProvider options={{ ...options(), transport }}>it</FeProvider>);
    await eventually(() => expect(place.textContent).toBe('it'));
    expect([...named]).toEqual(['react']);
  });

  it('calls the latest captcha option', async () => {
    showCaptcha('first');
    await eventually(async () => expect(await captchaAsked()).toBe('first login'));
    showCaptcha('second');
    await eventually(async () => expect(await captchaAsked()).toBe('second login'));
  });

  it('creates one app under StrictMode and destroys it on unmount', async () => {
    const made = new Set<unknown>();
    const Probe = () => {
      made.add(useApp());
      return <p>Ready</p>;
    };
    root.render(
      <StrictMode>
        <FeProvider options={options()}>
          <Probe />
        </FeProvider>
      </StrictMode>,
    );
    await eventually(() => expect(place.textContent).toBe('Ready'));
    expect([...made]).toEqual([findApp()]);
    root.unmount();
    await eventually(() => expect(findApp()).toBeUndefined());
    root = createRoot(place);
  });

  it('uses an existing app, and keeps it on unmount', async () => {
    const app = createApp(options());
    root.render(
      <FeProvider options={options()}>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('Hello stranger'));
    root.unmount();
    root = createRoot(place);
    expect(findApp()).toBe(app);
    app.destroy();
  });

  it('shows the login box on an auth route, in place of its children', async () => {
    location.hash = '/account/login';
    root.render(
      <FeProvider options={options()}>
        <Greeting />
      </FeProvider>,
    );
    const box = await eventually(() => element<InstanceType<typeof LoginBox>>('fe-login-box'));
    expect(box.app).toBe('default');
    expect(place.textContent).not.toContain('Hello');
    location.hash = '/';
    await eventually(() => expect(place.textContent).toBe('Hello stranger'));
  });

  it('calls the host’s latest callback', async () => {
    const gone: string[] = [];
    const drawn: string[] = [];
    const Drawn = ({ name }: { name: string }) => {
      useEffect(() => void drawn.push(name), [name]);
      return null;
    };
    const show = (name: string) =>
      root.render(
        <>
          <FeProvider options={{ ...options(), onRedirectTo: (path) => void gone.push(`${name} ${path}`) }}>
            <Greeting />
          </FeProvider>
          <Drawn name={name} />
        </>,
      );
    show('first');
    await eventually(() => expect(place.textContent).toBe('Hello stranger'));
    show('second');
    await eventually(() => expect(drawn).toEqual(['first', 'second']));
    findApp()?.router.go('loginUrl');
    expect(gone).toEqual([expect.stringMatching(/^second .*#\/account\/login$/)]);
  });

  it('is FronteggProvider, too, which takes the options one by one', async () => {
    root.render(
      <FronteggProvider appName="shop" urlStrategy="hash" contextOptions={{ baseUrl: location.origin }} previewMode>
        <Greeting />
      </FronteggProvider>,
    );
    await eventually(() => expect(place.textContent).toMatch(/^Hello /));
    expect(findApp('shop')?.options).toMatchObject({ previewMode: true, contextOptions: { baseUrl: location.origin } });
    expect(findApp()).toBeUndefined();
  });

  it('makes calls of the service as the signed-in person, again after a command, and not as the next one', async () => {
    await signIn();
    root.render(
      <StrictMode>
        <FeProvider options={options()}>
          <Groups />
        </FeProvider>
      </StrictMode>,
    );
    await eventually(() => expect(answer()).toContain('Engineering'));
    expect(answer()).not.toContain('Night shift');
    element('button').click();
    await eventually(() => expect(answer()).toContain('Night shift'));
    element('button').click();
    await eventually(() => expect(element('button').textContent).toMatch(/^4\d\d$/));
    await findApp()?.logout();
    await eventually(() => expect(answer()).toBe('401'));
  });

  it('names React and the version of the package in the headers of each call', async () => {
    const named = new Set<string>();
    const transport: Transport = (request) => {
      named.add(`${request.headers['x-frontegg-framework']} ${request.headers['x-frontegg-sdk']}`);
      return preview.transport(request);
    };
    root.render(
      <FeProvider options={{ ...options(), transport }}>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('Hello stranger'));
    expect([...named]).toEqual([expect.stringMatching(/^react fe-elements@\d+\.\d+\.\d+/)]);
  });

  it('leaves the auth routes to a host with a login page of its own', async () => {
    location.hash = '/account/login';
    root.render(
      <FeProvider options={options()} customLoginBox>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('Hello stranger'));
    expect(place.querySelector('fe-login-box')).toBeNull();
  });

  it('tells a host with a loader of its own when to show it, and shows none', async () => {
    const told: boolean[] = [];
    const tell = (loading: boolean) => void told.push(loading);
    const shown = new Set<string | null>();
    const observer = new MutationObserver(() => shown.add(place.textContent));
    observer.observe(place, { childList: true, subtree: true });
    root.render(
      <FeProvider options={options()} loading="Loading..." customLoader={tell}>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('Hello stranger'));
    observer.disconnect();
    expect(told).toEqual([true, false]);
    expect([...shown]).toEqual(['Hello stranger']);
  });

  it('goes to other routes by the host’s router', async () => {
    const gone: [path: string, replace: boolean][] = [];
    const navigate = (path: string, { replace }: { replace: boolean }) => void gone.push([path, replace]);
    const { urlStrategy: _, ...inPath } = options();
    root.render(
      <FeProvider options={inPath} navigate={navigate}>
        <Protected>it</Protected>
      </FeProvider>,
    );
    const redirectUrl = encodeURIComponent(location.pathname + location.search + location.hash);
    await eventually(() => expect(gone).toEqual([[`/account/login?redirectUrl=${redirectUrl}`, true]]));
  });

  it('throws where its app cannot be created, for the host’s error boundary', async () => {
    const wrong: unknown[] = [];
    root.unmount();
    root = createRoot(place, { onUncaughtError: (error) => wrong.push(error) });
    root.render(
      <FeProvider options={{}}>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect(String(wrong[0])).toContain('contextOptions must not be null or undefined'));
  });
});

describe('useAuth', () => {
  it('returns the signed-in user, and signs them out', async () => {
    await signIn();
    root.render(
      <FeProvider options={options()}>
        <Way />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('ada@acme.test string'));
    element('button').click();
    await eventually(() => expect(place.textContent).toBe('signedOut'));
  });

  it('throws outside a provider, with the protocol’s message', async () => {
    const wrong: unknown[] = [];
    root.unmount();
    root = createRoot(place, { onUncaughtError: (error) => wrong.push(error) });
    root.render(<Greeting />);
    await eventually(() => expect(String(wrong[0])).toContain('FronteggApp not found'));
  });
});

/** Answers of the hooks, in one line of text. */
const Answers = () => {
  const { tenants, activeTenant } = useTenants();
  const user = useAuthUserOrNull();
  return <p>{[user?.name ?? 'null', useIsAuthenticated(), tenants.length, activeTenant?.name ?? 'none'].join(' ')}</p>;
};

const Flags = () => <p>{useFeatureFlags(['fe-roles-page', 'unknown']).join(' ')}</p>;

const Entitled = () => {
  const answers = [
    useFeatureEntitlements('recommendations'),
    useFeatureEntitlements('unknown'),
    usePermissionEntitlements('fe.secure.read.users'),
    useEntitlements({ permissionKey: 'unknown' }),
  ];
  return <p>{answers.map(({ isEntitled, justification }) => (isEntitled ? 'yes' : justification)).join(' ')}</p>;
};

const Enter = () => (
  <button type="button" onClick={useLoginWithRedirect()}>
    Sign in
  </button>
);

describe('the hooks', () => {
  it('answer for a visitor', async () => {
    root.render(
      <FeProvider options={options()}>
        <Answers />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('null false 0 none'));
  });

  it('answer who is signed in, and in which company', async () => {
    await signIn();
    root.render(
      <FeProvider options={options()}>
        <Answers />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toMatch(/^Ada Lovelace true \d+ Acme Robotics$/));
  });

  it('answer which flags are on, once they are loaded', async () => {
    root.render(
      <FeProvider options={options()}>
        <Flags />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('true false'));
  });

  it('answer what the company’s plans give, and why not', async () => {
    await signIn();
    const entitled = { ...options(), entitlementsOptions: { enabled: true } };
    root.render(
      <FeProvider options={entitled}>
        <Entitled />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('yes MISSING_FEATURE yes MISSING_PERMISSION'));
  });

  it('give the same actions in every render', async () => {
    const given = new Set<unknown>();
    const Probe = ({ at }: { at: number }) => {
      given.add(useAuthActions());
      given.add(useLoginWithRedirect());
      return <p>{at}</p>;
    };
    for (const at of [1, 2]) {
      root.render(
        <FeProvider options={options()}>
          <Probe at={at} />
        </FeProvider>,
      );
      await eventually(() => expect(place.textContent).toBe(String(at)));
    }
    expect(given.size).toBe(2);
  });

  it('lead to the login route by a button, and name where to return to', async () => {
    location.hash = '/shop';
    root.render(
      <FeProvider options={options()}>
        <Enter />
      </FeProvider>,
    );
    const button = await eventually(() => element('button'));
    button.click();
    await eventually(() => expect(location.hash).toContain('#/account/login?redirectUrl='));
    expect(decodeURIComponent(location.hash)).toContain('#/shop');
  });
});

const guarded = () => (
  <FeProvider options={options()}>
    <AuthorizedContent requiredPermissions={['fe.secure.read.users']}>users </AuthorizedContent>
    <AuthorizedContent requiredRoles={['Unknown']}>none </AuthorizedContent>
    <AuthorizedContent requiredRoles={['Unknown']} render={(passes) => `rendered ${passes} `} />
    <react.Allowed>signed in</react.Allowed>
  </FeProvider>
);

describe('<AuthorizedContent>', () => {
  it('renders what a person may see', async () => {
    await signIn();
    root.render(guarded());
    await eventually(() => expect(place.textContent).toBe('users rendered false signed in'));
  });

  it('renders nothing of it for a visitor', async () => {
    root.render(guarded());
    await eventually(() => expect(place.textContent).toBe('rendered false '));
  });
});

/** Code that an authenticator app shows for an `otpauth:` address. */
const codeOf = ({ searchParams }: URL, aheadMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(searchParams.get('secret') ?? '') }).generate({
    timestamp: Date.now() + aheadMs,
  });

const Vault = () => {
  const { isSteppedUp, stepUp } = useStepUp({ maxAge: 60 });
  return (
    <button type="button" onClick={() => void stepUp()}>
      {isSteppedUp ? 'open ' : 'closed '}
      <SteppedUpContent>secret </SteppedUpContent>
      <SteppedUpContent maxAge={60} render={(passes) => `rendered ${passes}`} />
    </button>
  );
};

describe('<SteppedUpContent>', () => {
  it('renders its children once a second factor is proved, which the login route asks for', async () => {
    await signIn();
    location.hash = '/vault';
    root.render(
      <FeProvider options={options()}>
        <Vault />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('closed rendered false'));
    element('button').click();
    const app = findApp();
    const state = () => app?.store.getState();
    await eventually(() => expect(state()?.login?.step).toBe('forceTwoFactor'));
    await eventually(() => expect(element('fe-login-box').isConnected).toBe(true));
    const factor = app?.use(mfaFeature);
    await eventually(() => expect(state()?.mfa?.factors).not.toEqual([]));
    await factor?.choose({ strategy: 'AuthenticatorApp' });
    const url = await eventually(() => new URL(state()?.mfa?.otpauthUrl ?? ''));
    await factor?.submitCode({ code: codeOf(url), remember: false });
    await eventually(() => expect(state()?.mfa?.recoveryCodes).not.toEqual([]));
    await factor?.finish();
    await eventually(() => expect(place.textContent).toBe('open secret rendered true'));
    expect(location.hash).toContain('/vault');
  });
});

/** How old a proof of identity is when the server asks for another. */
const HOUR_MS = 60 * 60_000;

/** Fills in a field of the login box, and sends its form. */
const submit = async (name: string, value: string) => {
  const input = await eventually(() => {
    const found = place.querySelector<HTMLInputElement>(`input[name=${name}]:not([readonly])`);
    if (!found?.form?.querySelector('button:not([disabled])')) throw new Error(`${name} is not asked for`);
    return found;
  });
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
};

const signInAgain = async () => {
  await submit('email', 'ada@acme.test');
  await submit('password', SEEDED_PASSWORD);
};

const made: (string | undefined)[] = [];
const NewRole = () => {
  const { run } = useCommand(roles.create);
  const add = async () => {
    const result = await run({ body: { key: 'dispatcher', name: 'Dispatcher' } });
    made.push(result.ok ? result.value.name : result.failure.kind);
  };
  return (
    <button type="button" onClick={() => void add()}>
      Add
    </button>
  );
};

const Enrollment = () => {
  const { data, failure, refetch } = useCall(ownMfa.enrollAuthenticator, {});
  return (
    <button type="button" onClick={refetch}>
      {data ? 'enrolled' : failure?.kind}
    </button>
  );
};

const isAsked = () => eventually(() => expect(location.hash).toContain('/account/login'));
const openStale = async (page: ReactNode) => {
  made.length = 0;
  location.hash = '/here';
  await signIn();
  preview.advance(HOUR_MS);
  root.render(<FeProvider options={options()}>{page}</FeProvider>);
};

describe('a call that needs a fresh proof', () => {
  it('is made again after the user has signed in again, where a command was refused', async () => {
    await openStale(<NewRole />);
    (await eventually(() => element('button'))).click();
    await isAsked();
    await signInAgain();
    await eventually(() => expect(made).toEqual(['Dispatcher']));
    await eventually(() => expect(location.hash).toBe('#/here'));
    const listed = await findApp()?.client.call(roles.list, {});
    expect(listed?.ok && listed.value.map(({ name }) => name)).toContain('Dispatcher');
  });

  it('is refused where the user leaves, and not made when they sign in later', async () => {
    await openStale(<NewRole />);
    (await eventually(() => element('button'))).click();
    await isAsked();
    location.hash = '/here';
    await eventually(() => expect(made).toEqual(['stepUpRequired']));
    location.hash = '/account/login';
    await signInAgain();
    await eventually(() => expect(place.textContent).toBe('Add'));
    const listed = await findApp()?.client.call(roles.list, {});
    expect(listed?.ok && listed.value.map(({ name }) => name)).not.toContain('Dispatcher');
  });

  it('asks by itself once, and again when the user asks for it, by the second factor they have', async () => {
    await signIn();
    location.hash = '/here';
    root.render(
      <FeProvider options={options()}>
        <Greeting />
      </FeProvider>,
    );
    await eventually(() => expect(place.textContent).toBe('Hello Ada Lovelace'));
    const client = findApp()?.client;
    const enrolled = await client?.call(ownMfa.enrollAuthenticator, {});
    const factor = new URL(enrolled?.ok ? enrolled.value.otpauthUrl : '');
    await client?.call(ownMfa.verifyNewAuthenticator, { body: { token: codeOf(factor) } });
    preview.advance(HOUR_MS);
    root.render(
      <FeProvider options={options()}>
        <Enrollment />
      </FeProvider>,
    );
    await isAsked();
    await eventually(() => expect(findApp()?.store.getState().login?.step).toBe('loginWithTwoFactor'));
    location.hash = '/here';
    await eventually(() => expect(element('button').textContent).toBe('stepUpRequired'));
    expect(location.hash).toBe('#/here');
    element('button').click();
    await isAsked();
    await eventually(() => expect(findApp()?.store.getState().mfa?.factor).toBeDefined());
    await findApp()
      ?.use(mfaFeature)
      .submitCode({ code: codeOf(factor, HOUR_MS), remember: false });
    await eventually(() => expect(element('button').textContent).toBe('enrolled'));
    expect(location.hash).toBe('#/here');
  });

  it('shows its answer once the user has signed in again', async () => {
    await openStale(<Enrollment />);
    await isAsked();
    await signInAgain();
    await eventually(() => expect(element('button').textContent).toBe('enrolled'));
  });
});

describe('<Protected>', () => {
  const page = (
    <Protected>
      <Greeting />
    </Protected>
  );

  it('shows its children to a signed-in user', async () => {
    await signIn();
    root.render(<FeProvider options={options()}>{page}</FeProvider>);
    await eventually(() => expect(place.textContent).toBe('Hello Ada Lovelace'));
  });

  it('redirects a signed-out user to the login route, replaces the history entry, and keeps the return address', async () => {
    location.hash = '/deep?tab=2';
    const { length } = history;
    root.render(<FeProvider options={options()}>{page}</FeProvider>);
    await eventually(() => expect(location.hash).toContain('#/account/login?redirectUrl='));
    expect(decodeURIComponent(location.hash)).toContain('/deep?tab=2');
    expect(history.length).toBe(length);
    expect(place.textContent).not.toContain('Hello');
  });
});
