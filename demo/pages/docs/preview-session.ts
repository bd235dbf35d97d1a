/** Part of an app that this page uses: the registry of apps is shared by separately loaded scripts. */
interface PreviewApp {
  readonly name: string;
  ready(): Promise<void>;
  use<Commands>(feature: { name: string; mount(core: AppCore): Commands }): Commands;
}

interface AppCore {
  readonly client: { call(endpoint: Endpoint, input: object): Promise<{ ok: boolean; value?: unknown }> };
  readonly session: { accept(answer: unknown): Promise<unknown>; renew(): Promise<unknown> };
}

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

interface Registry {
  readonly apps: Map<string, PreviewApp>;
  readonly waiting: Set<() => void>;
}

const LOGIN: Endpoint = { method: 'POST', path: '/identity/resources/auth/v1/user' };
const PEOPLE: Endpoint = { method: 'GET', path: '/identity/resources/users/v3' };
const IMPERSONATE: Endpoint = { method: 'POST', path: '/identity/resources/impersonation/v1' };

/** Password of all demo people. */
const PASSWORD = 'Demo-passw0rd-42';
/** In several companies. */
const RESELLER = 'rae@reseller.test';
const SUPPORT = 'sue@acme.test';
const IMPERSONATED = 'bo@acme.test';

const signIn = async ({ client, session }: AppCore, email: string): Promise<void> => {
  const answer = await client.call(LOGIN, { body: { email, password: PASSWORD } });
  if (answer.ok) await session.accept(answer.value);
};

const impersonate = async (core: AppCore): Promise<void> => {
  await signIn(core, SUPPORT);
  const { value } = await core.client.call(PEOPLE, { query: { _limit: 50, _offset: 0 } });
  const { items = [] } = (value ?? {}) as { items?: { id: string; email: string }[] };
  const impersonatedUserId = items.find(({ email }) => email === IMPERSONATED)?.id;
  const { ok } = await core.client.call(IMPERSONATE, { body: { impersonatedUserId } });
  if (ok) await core.session.renew();
};

/** Demo sessions that a preview does not begin with. */
type DemoSession = 'reseller' | 'impersonation';

const begin = (core: AppCore, session: DemoSession): Promise<void> =>
  session === 'impersonation' ? impersonate(core) : signIn(core, RESELLER);

/** Signs another demo person in to the preview of this page once it is made; `impersonation` has one act as another. */
export const signInPreview = (session: DemoSession): void => {
  const page = globalThis as { [key: symbol]: Registry | undefined };
  const key = Symbol.for('fe.apps@1');
  const registry: Registry = (page[key] ??= { apps: new Map(), waiting: new Set() });
  const look = (): void => {
    const [app] = registry.apps.values();
    if (!app) return;
    registry.waiting.delete(look);
    void app.ready().then(() =>
      app.use({
        name: 'docs',
        mount: (core) => ({ done: begin(core, session) }),
      }),
    );
  };
  registry.waiting.add(look);
  look();
};
