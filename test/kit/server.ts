import { expect } from 'vitest';
import { createServer, type Server } from '../../demo/server/app.ts';
import { developmentCaptcha } from '../../demo/server/captcha/development-captcha.ts';
import { guardedFetch } from '../../demo/server/fetch/guarded-fetch.ts';
import type { HostedLogin } from '../../demo/server/federation/hosted/hosted-login.ts';
import { createSealer, type Sealer } from '../../demo/server/keys/sealer.ts';
import { createStamper } from '../../demo/server/keys/stamper.ts';
import { storedKeys } from '../../demo/server/keys/rotation/stored-keys.ts';
import { flexibleLimiter } from '../../demo/server/limits/flexible-limiter.ts';
import { openMailService } from '../../demo/server/mail/mail-service.ts';
import { publicDomainList } from '../../demo/server/email-domains/public-domains.ts';
import { shortBreachedList } from '../../demo/server/passwords/breached-list.ts';
import { zxcvbnStrength } from '../../demo/server/passwords/password-strength.ts';
import { sharpPictures } from '../../demo/server/pictures/sharp-pictures.ts';
import type { Mail, Ports, ShortMessage } from '../../demo/server/ports.ts';
import type { ScopedRows } from '../../demo/server/store/store.ts';
import { DEFAULT_CONFIG, type OperatorConfig } from '../../demo/server/vendor/config.ts';
import { openBrowser, type Browser } from './browser.ts';
import { type CompanyIds, hasher, installRoles, openCompany, type Company } from './company.ts';
import { movingClock, type MovingClock } from './moving-clock.ts';
import { searchedLog } from './searched-log.ts';
import { openTestStore, type TestStore } from './test-store.ts';

/** One for all tests: reading it in takes a while. */
const strength = zxcvbnStrength();

/** One for all tests: its queue is the process's. */
const pictures = sharpPictures();

/** The one secret key of every test server. */
export const TEST_SECRET = 'a secret key that only this test has';

/** A whole server over the store the suite runs against, with the company at acme.test in it. */
export interface TestServer {
  serve: Server;
  ports: Ports;
  /** Everything that is kept, for looking on. */
  store: ScopedRows;
  clock: MovingClock;
  acme: Company;
  browser(): Browser;
  /** The mails an address got, the newest first. */
  mailsTo(address: string): Promise<Mail[]>;
  /** The messages a phone got, the newest first. */
  textsTo(number: string): Promise<ShortMessage[]>;
  /** `userId` and `token` of the link in the newest mail to an address. */
  linkTo(address: string): Promise<{ userId: string; token: string }>;
  /** The same server under another operator's configuration. */
  configured(changes: Partial<OperatorConfig>, ports?: Partial<Ports>, hosted?: HostedLogin): TestServer;
  close(): Promise<void>;
}

/** Opens a server of its own for a suite. */
export const openTestServer = async (publicUrl?: string): Promise<TestServer> =>
  openServerOver(await openTestStore(), publicUrl);

/** Opens a server over a store, which closes with it. */
export const openServerOver = async (
  { store, rows, close }: TestStore,
  publicUrl = 'http://localhost:3000',
  ids: CompanyIds = {},
): Promise<TestServer> => {
  const clock = movingClock();
  const sealer = createSealer([TEST_SECRET]);
  const stamper = createStamper([TEST_SECRET]);
  const searched = searchedLog();
  const sent: Mail[] = [];
  const config = DEFAULT_CONFIG;
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  const texts: ShortMessage[] = [];
  const sms = { send: async (message: ShortMessage) => void texts.push(message) };
  /** Mails handed in, in turn: those due at once are sent in any order. */
  const handedIn: string[] = [];
  const noting: Sealer = {
    ...sealer,
    seal: (text) => {
      handedIn.push(text);
      searched.noteText(text);
      return sealer.seal(text);
    },
  };
  const at = (message: Mail | ShortMessage) => handedIn.lastIndexOf(JSON.stringify(message));
  const newestFirst = <Message extends Mail | ShortMessage>(all: readonly Message[]): Message[] =>
    all.toSorted((one, other) => at(other) - at(one));
  const post = openMailService({ store, sealer: noting, clock, log: searched.log, mailer, sms, config, publicUrl });
  const issued = { issuer: publicUrl, audience: 'demo', algorithm: 'ES256' } as const;
  const keys = await storedKeys({ store, sealer, clock, ...issued });
  const acme = await openCompany(rows, await installRoles(store, config), 'acme.test', ids);

  const mailsTo = async (address: string) => {
    await post.sendDue();
    return newestFirst(sent.filter(({ to }) => to === address));
  };

  const textsTo = async (number: string) => {
    await post.sendDue();
    return newestFirst(texts.filter(({ to }) => to === number));
  };

  const over = (ports: Ports, hosted?: HostedLogin): TestServer => {
    const serve = createServer(ports, hosted);
    return {
      serve,
      ports,
      store: rows,
      clock,
      acme,
      browser: () => openBrowser(serve, publicUrl, searched),
      mailsTo,
      textsTo,
      linkTo: async (address) => {
        const [newest] = await mailsTo(address);
        const { searchParams } = new URL(newest?.text.match(/https?:\S+/)?.[0] ?? 'none:');
        return { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' };
      },
      configured: (changes, other = {}, ofHosted = hosted) =>
        over({ ...ports, config: { ...ports.config, ...changes }, ...other }, ofHosted),
      close: async () => {
        await post.stop();
        await close();
        searched.noteSecret(TEST_SECRET);
        expect(searched.leaks()).toEqual([]);
      },
    };
  };
  const breached = shortBreachedList();
  const fetch = guardedFetch();
  const limiter = flexibleLimiter(store.counters, clock);
  return over({
    store,
    clock,
    hasher,
    keys,
    breached,
    publicDomains: publicDomainList(),
    strength,
    post,
    limiter,
    stamper,
    sealer,
    fetch,
    captcha: developmentCaptcha,
    pictures,
    log: searched.log,
    config,
    publicUrl,
  });
};
