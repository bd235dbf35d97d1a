import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFlagsClient, type FlagsClient, LISTEN_INTERVAL_MS } from '../../demo/shell/flags/flags-client.ts';
import {
  type FlagsEvent,
  type FlagsState,
  INITIAL_FLAGS_STATE,
  nextFlagsState,
} from '../../demo/shell/flags/flags-state.ts';
import {
  type Flagsmith,
  FlagsmithContext,
  useFlagsmith,
  useUserFlag,
} from '../../demo/shell/flags/flagsmith-context.ts';
import { MAX_TRAIT_LENGTH, tenantIdsTrait } from '../../demo/shell/flags/tenant-ids.ts';

/** State as its four letters: loading, error, identified, listening. */
const lettersOf = ({ isLoading, isError, isIdentified, isListening }: FlagsState): string =>
  [isLoading ? 'L' : '-', isError ? 'E' : '-', isIdentified ? 'I' : '-', isListening ? 'P' : '-'].join('');

describe('the state of flags', () => {
  it.each<[FlagsEvent[], string]>([
    [[], 'L---'],
    [['initialised'], '----'],
    [['errored'], '-E--'],
    [['errored', 'initialised'], '----'],
    [['initialised', 'identified'], '--I-'],
    [['initialised', 'identified', 'listening'], '--IP'],
    [['initialised', 'identified', 'listening', 'unidentified'], '---P'],
    [['initialised', 'identified', 'listening', 'unidentified', 'stoppedListening'], '----'],
    [['listening'], 'L--P'],
    [['identified'], 'L-I-'],
    [['errored', 'identified'], '-EI-'],
    [['initialised', 'identified', 'errored'], '-EI-'],
  ])('after %j is %s', (events, letters) => {
    expect(lettersOf(events.reduce(nextFlagsState, INITIAL_FLAGS_STATE))).toBe(letters);
  });
});

describe('the trait of tenants', () => {
  const ids = Array.from({ length: 200 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);

  it('joins them by semicolons, the active one first, each once', () => {
    expect(tenantIdsTrait(['a', 'b', 'c'])).toBe('a;b;c');
    expect(tenantIdsTrait(['a', 'b', 'c'], 'b')).toBe('b;a;c');
    expect(tenantIdsTrait([])).toBe('');
  });

  it('has whole ids, as many as the flag service takes', () => {
    const trait = tenantIdsTrait(ids, ids.at(-1));
    expect(trait.length).toBeLessThanOrEqual(MAX_TRAIT_LENGTH);
    expect(trait.split(';')).toEqual([ids.at(-1), ...ids.slice(0, 53)]);
  });
});

const Flag = () => JSON.stringify(useUserFlag('editor'));
const Reader = () => String(useFlagsmith().isLoading);

/** Flag of the person as a component is given it, in a state of the provider. */
const shownIn = (letters: string): string => {
  const state: FlagsState = {
    isLoading: letters.includes('L'),
    isError: letters.includes('E'),
    isIdentified: letters.includes('I'),
    isListening: letters.includes('P'),
  };
  const value = { ...state, isOn: () => true, valueOf: () => 'new' } as unknown as Flagsmith; // all that is read
  const html = renderToStaticMarkup(createElement(FlagsmithContext, { value }, createElement(Flag)));
  return html.replaceAll('&quot;', '"');
};

describe('a component', () => {
  it.each(['L---', '----', '-E--', 'L-I-', '---P', '-E-P', 'L--P'])(
    'waits for a flag of the person in %s',
    (letters) => {
      expect(JSON.parse(shownIn(letters))).toEqual({ isLoading: true, isOn: false });
    },
  );

  it.each(['--I-', '--IP', '-EI-'])('has a flag of the person in %s', (letters) => {
    expect(JSON.parse(shownIn(letters))).toEqual({ isLoading: false, isOn: true, value: 'new' });
  });

  it('cannot ask outside of a provider', () => {
    expect(() => renderToStaticMarkup(createElement(Reader))).toThrow(
      'useFlagsmith must be used with in a FlagsmithProvider',
    );
  });
});

interface Asked {
  url: string;
  method: string;
  body?: { identifier: string; traits: { trait_key: string; trait_value: string }[] };
  answer(flags: Readonly<Record<string, boolean | string>>): Promise<void>;
  refuse(failure: unknown): Promise<void>;
}

let asked: Asked[];
let logged: unknown[][];
let isVisible: boolean;
let client: FlagsClient;

const settle = () => vi.advanceTimersByTimeAsync(0);

const listed = (flags: Readonly<Record<string, boolean | string>>) =>
  Object.entries(flags).map(([name, value], id) => ({
    enabled: value !== false,
    feature_state_value: typeof value === 'string' ? value : null,
    feature: { id, name },
  }));

/** Flag service that answers when the test says. */
const service = (url: string, { method = 'GET', body }: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sent = body ? (JSON.parse(body as string) as NonNullable<Asked['body']>) : undefined; // Flagsmith's own
    asked.push({
      url,
      method,
      ...(sent && { body: sent }),
      answer: (flags) => {
        const list = listed(flags);
        resolve(Response.json(url.endsWith('identities/') ? { flags: list, traits: sent?.traits ?? [] } : list));
        return settle() as unknown as Promise<void>;
      },
      refuse: (failure) => {
        reject(failure);
        return settle() as unknown as Promise<void>;
      },
    });
  });

const latest = (): Asked => {
  const found = asked.at(-1);
  if (!found) throw new Error('Nothing was asked');
  return found;
};

const ADA = { userId: 'ada', tenantIds: ['acme', 'umbrella'], activeTenantId: 'umbrella' };
const BO = { userId: 'bo', tenantIds: ['acme'] };

const identified = async (identity: typeof BO, flags: Readonly<Record<string, boolean | string>>) => {
  void client.identify(identity);
  await settle();
  await latest().answer(flags);
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  logged = [];
  isVisible = true;
  client = createFlagsClient({
    api: 'https://flags.test/api/v1/',
    environmentId: 'development',
    fetch: service as typeof fetch, // its only caller gives an address and options
    isVisible: () => isVisible,
    log: (...line) => logged.push(line),
  });
});

afterEach(() => {
  client.stopListening();
  vi.useRealTimers();
});

describe('flags', () => {
  it('are loaded for the environment, then for the person with their tenants', async () => {
    void client.init();
    void client.identify(ADA);
    await settle();
    expect([lettersOf(client.snapshot()), latest().url]).toEqual(['L---', 'https://flags.test/api/v1/flags/']);
    await latest().answer({ 'live-feed': true });
    expect(lettersOf(client.snapshot())).toBe('----');

    expect(latest()).toMatchObject({
      url: 'https://flags.test/api/v1/identities/',
      body: { identifier: 'ada', traits: [{ trait_key: 'tenantIds', trait_value: 'umbrella;acme' }] },
    });
    await latest().answer({ 'live-feed': false, 'beta-banner': 'Hello' });
    const { isOn, valueOf, ...state } = client.snapshot();
    expect([lettersOf(state), isOn('live-feed'), isOn('beta-banner'), valueOf('beta-banner'), isOn('other')]).toEqual([
      '--I-',
      false,
      true,
      'Hello',
      false,
    ]);
  });

  it('that cannot be loaded are an error, and logged', async () => {
    const cause = new Error('down');
    void client.init();
    await settle();
    await latest().refuse(cause);
    expect(lettersOf(client.snapshot())).toBe('-E--');
    expect(logged).toEqual([['Failed', cause]]);
  });

  it('of a person who cannot be identified stay loading', async () => {
    void client.init();
    await settle();
    await latest().answer({});
    void client.identify(ADA);
    await settle();
    await latest().refuse(new Error('refused'));
    expect(lettersOf(client.snapshot())).toBe('----');
    client.startListening();
    await vi.advanceTimersByTimeAsync(LISTEN_INTERVAL_MS);
    await latest().answer({ editor: true });
    expect([lettersOf(client.snapshot()), client.snapshot().isOn('editor')]).toEqual(['--IP', true]);
  });

  it('of a person whose identification fails without an error say so in the log', async () => {
    const hostile = {
      userId: 'ada',
      get tenantIds(): string[] {
        // oxlint-disable-next-line no-throw-literal -- a failure that is no error
        throw 'not an error';
      },
    };
    await client.identify(hostile);
    expect(logged).toEqual([['Unknown Error while identifying tenantIds']]);
    expect(lettersOf(client.snapshot())).toBe('L---');
  });

  it('of a person are never those of the one before, however late an answer is', async () => {
    void client.init();
    await settle();
    await latest().answer({});
    void client.identify(ADA);
    await settle();
    const late = latest();
    await identified(BO, { editor: false });
    await late.answer({ editor: true });
    expect([lettersOf(client.snapshot()), client.snapshot().isOn('editor')]).toEqual(['--I-', false]);

    void client.identify(ADA);
    await settle();
    const tooLate = latest();
    void client.logout();
    expect(lettersOf(client.snapshot())).toBe('----');
    await tooLate.answer({ editor: true });
    expect(client.snapshot().isOn('editor')).toBe(false);
  });

  it('are gone at once after sign-out, and no longer asked for', async () => {
    void client.init();
    await settle();
    await latest().answer({});
    await identified(BO, { editor: true });
    client.startListening();
    void client.logout();
    expect([lettersOf(client.snapshot()), client.snapshot().isOn('editor')]).toEqual(['----', false]);
    await settle();
    const count = asked.length;
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toHaveLength(count);
    expect(latest().url).toBe('https://flags.test/api/v1/flags/');
  });

  it('are asked for each second while the page is seen, one request at a time', async () => {
    void client.init();
    await settle();
    await latest().answer({});
    await identified(BO, { editor: false });
    client.startListening();
    expect(lettersOf(client.snapshot())).toBe('--IP');
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(LISTEN_INTERVAL_MS - 1);
    expect(asked).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(before + 1);
    // a slow answer is waited for
    await vi.advanceTimersByTimeAsync(10 * LISTEN_INTERVAL_MS);
    expect(asked).toHaveLength(before + 1);
    await latest().answer({ editor: true });
    expect(client.snapshot().isOn('editor')).toBe(true);

    isVisible = false;
    await vi.advanceTimersByTimeAsync(10 * LISTEN_INTERVAL_MS);
    expect(asked).toHaveLength(before + 1);
    isVisible = true;
    await vi.advanceTimersByTimeAsync(LISTEN_INTERVAL_MS);
    expect(asked).toHaveLength(before + 2);
    // what is known stays while the service is down
    await latest().refuse(new Error('down'));
    expect([lettersOf(client.snapshot()), client.snapshot().isOn('editor')]).toEqual(['--IP', true]);
    const down = asked.length;
    for (let second = 0; second < 64; second += 1) {
      await vi.advanceTimersByTimeAsync(LISTEN_INTERVAL_MS);
      await latest().refuse(new Error('down'));
    }
    expect(asked.length - down).toBeLessThan(10);
  });
});
