import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENVIRONMENT } from '../../demo/server/vendor/environment.ts';
import { type BuiltServer, dataFolder, PRODUCTION, PRODUCTION_CONFIG, startBuilt } from '../kit/built-server.ts';
import { type MailSink, openMailSink } from '../kit/faults/mail-sink.ts';

/** Environment variables of the machine and of Node themselves. */
const NOT_OURS: ReadonlySet<string> = new Set(['PATH', 'UV_THREADPOOL_SIZE']);
const MAIN = resolve('dist/server/main.js');
const home = mkdtempSync(join(tmpdir(), 'fe-production-'));
afterAll(() => rmSync(home, { recursive: true }));

/** The operator's file, away from where the server runs. */
const fileOf = (config: object): string => {
  const file = join(home, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(config));
  return file;
};

/** Runs the server in an empty folder with this environment alone. */
const run = (env: Readonly<Record<string, string>>, args: readonly string[] = []) => {
  const folder = join(home, crypto.randomUUID());
  mkdirSync(folder);
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, stdout, stderr, made: readdirSync(folder) };
};

const complete = {
  ...PRODUCTION,
  PORT: '0',
  DATABASE_URL: 'postgres://fe@127.0.0.1:9/fe',
  SMTP_URL: 'smtp://127.0.0.1:9',
  FE_CONFIG: fileOf(PRODUCTION_CONFIG),
};

/** Faults of a start, and the first word of each line that says so. */
const faulty: [what: string, env: Readonly<Record<string, string>>, named: string[]][] = [
  ...(['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'FE_SECRET_KEYS'] as const).flatMap((name) => [
    [`without ${name}`, { [name]: '' }, [name]] satisfies (typeof faulty)[number],
  ]),
  ['without clientIds', { FE_CONFIG: fileOf({}) }, ['clientIds']],
  ['with a fault in the file', { FE_CONFIG: fileOf({ clientIds: [] }) }, [expect.stringMatching(/\.json$/)]],
  ['with a DATABASE_URL that is none', { DATABASE_URL: 'mysql://x/y' }, ['DATABASE_URL']],
  ['with a PUBLIC_URL that is none', { PUBLIC_URL: 'app.example.com' }, ['PUBLIC_URL']],
  ['with a PUBLIC_URL without https', { PUBLIC_URL: 'http://app.example.com' }, ['PUBLIC_URL']],
  ['with an SMTP_URL that is none', { SMTP_URL: 'https://mail.example.com' }, ['SMTP_URL']],
  ['with a MAIL_FROM that is none', { MAIL_FROM: 'Acme' }, ['MAIL_FROM']],
  ['with a short key', { FE_SECRET_KEYS: 'short' }, ['FE_SECRET_KEYS']],
  ['with a PORT that is none', { PORT: '80a' }, ['PORT']],
  ['with a TRUST_PROXY that is none', { TRUST_PROXY: 'yes' }, ['TRUST_PROXY']],
  ['with a MAX_CONNECTIONS that is none', { MAX_CONNECTIONS: '0' }, ['MAX_CONNECTIONS']],
  ['with a REFRESH_GRACE_MS that is none', { REFRESH_GRACE_MS: 'long' }, ['REFRESH_GRACE_MS']],
  [
    'with a Twilio account that is none',
    { TWILIO_ACCOUNT_SID: 'x', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: 'x' },
    ['TWILIO_ACCOUNT_SID'],
  ],
  ['with development tools', { FE_DEV: '1' }, ['FE_DEV=1']],
  [
    'with everything wrong',
    {
      DATABASE_URL: 'x',
      PUBLIC_URL: 'x',
      SMTP_URL: 'x',
      MAIL_FROM: 'x',
      FE_SECRET_KEYS: 'x',
      FE_CONFIG: fileOf({}),
      PORT: 'x',
      TRUST_PROXY: 'x',
    },
    ['PORT', 'DATABASE_URL', 'clientIds', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'FE_SECRET_KEYS', 'TRUST_PROXY'],
  ],
];

/** A page as a browser opens it. */
const openPage = async ({ url }: BuiltServer, path: string) => {
  const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

describe('a start in production', () => {
  for (const [what, env, named] of faulty)
    it(`${what} is reported, and nothing is created`, () => {
      const { status, stdout, stderr, made } = run({ ...complete, ...env });
      const lines = stderr.trim().split('\n');
      const faults = lines.length > 1 ? lines.slice(1).map((line) => line.replace(/^- /, '')) : lines;
      expect(faults.map((line) => line.split(' ')[0])).toEqual(named);
      expect({ status, stdout, made }).toEqual({ status: 1, stdout: '', made: [] });
    });

  it('without settings lists all that are missing, and creates nothing', () => {
    const { status, stderr, made } = run({});
    expect(
      stderr
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[1]),
    ).toEqual('server DATABASE_URL clientIds PUBLIC_URL SMTP_URL MAIL_FROM FE_SECRET_KEYS'.split(' '));
    expect({ status, made }).toEqual({ status: 1, made: [] });
  });

  it('with all settings connects to the database first, and creates nothing before', () => {
    const { stderr, made } = run(complete);
    expect(stderr).toBe('No PostgreSQL answers at 127.0.0.1:9 (ECONNREFUSED): start it, or correct DATABASE_URL.\n');
    expect(made).toEqual([]);
  });
});

describe('fe-server', () => {
  it('prints its variables with --help, and does not start', () => {
    for (const option of ['--help', '-h']) {
      const { status, stdout, made } = run({}, [option]);
      expect({ status, made }).toEqual({ status: 0, made: [] });
      expect(stdout).toContain('Usage: fe-server');
      for (const name of Object.keys(ENVIRONMENT)) expect(stdout).toContain(`  ${name} `);
    }
  });

  it('prints its version, and does not start', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(run({}, ['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '', made: [] });
  });

  it('refuses unknown arguments', () => {
    const { status, stderr, made } = run({}, ['--port']);
    expect({ status, stderr, made }).toEqual({
      status: 1,
      stderr: '--port is not an option: see fe-server --help.\n',
      made: [],
    });
  });

  it('refuses an invitation without an address or a company', () => {
    for (const args of [[], ['ada@acme.test'], ['ada', 'Acme'], ['ada@acme.test', ' '], ['ada@acme.test', 'Acme', 'x']])
      expect(run({}, ['invite-admin', ...args])).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/^Usage: fe-server invite-admin <email> <company>/),
        made: [],
      });
  });

  it('reads no variable that its help does not name', () => {
    const sources = readdirSync('demo/server', { recursive: true, encoding: 'utf8' });
    const read = sources
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        [...readFileSync(join('demo/server', file), 'utf8').matchAll(/\benv(?:\.|\[')([A-Z_]+)/g)].map(
          ([, name]) => name,
        ),
      );
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((name) => !NOT_OURS.has(name ?? '') && !Object.hasOwn(ENVIRONMENT, name ?? ''))).toEqual([]);
  });
});

describe('a server in production', () => {
  const { folder, remove } = dataFolder();
  let development: BuiltServer;
  let databaseUrl: string;
  let sink: MailSink;
  let server: BuiltServer | undefined;

  // its database is one that the development server has brought along
  beforeAll(async () => {
    sink = await openMailSink();
    development = await startBuilt({ DATA_DIR: folder, FE_SECRET_KEYS: PRODUCTION.FE_SECRET_KEYS });
    await development.ready();
    const password = readFileSync(join(folder, 'postgres/password'), 'utf8');
    const at = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3];
    databaseUrl = `postgres://fe:${password}@127.0.0.1:${at}/fe`;
  });
  afterAll(async () => {
    await server?.stop();
    await development.stop();
    await sink.close();
    remove();
  });

  const start = async (env: Readonly<Record<string, string>> = {}, config: object = {}): Promise<BuiltServer> => {
    await server?.stop();
    server = await startBuilt({
      ...PRODUCTION,
      DATABASE_URL: databaseUrl,
      SMTP_URL: sink.url,
      FE_CONFIG: fileOf({ ...PRODUCTION_CONFIG, ...config }),
      ...env,
    });
    await server.ready();
    return server;
  };

  it('serves no page, and nothing of the demo', async () => {
    const at = await start();
    for (const path of ['/', '/vanilla', '/portal', '/account/login', '/account/activate?userId=1&token=2', '/dev'])
      expect(await openPage(at, path), path).toMatchObject({ status: 404, text: '{"errors":["Route not found"]}' });
    for (const name of readdirSync('dist/demo/assets'))
      expect((await openPage(at, `/assets/${name}`)).status, name).toBe(404);
    expect(at.output()).toContain('Ready at http://product.localhost');
  });

  it('serves the login box at the auth routes where the operator says so, and nothing else', async () => {
    const vendor = { name: 'Robots & "Co" <b>' };
    const at = await start({}, { authPages: true, vendor, basename: '/app', routes: { loginUrl: '/in' } });
    for (const path of ['/app/in', '/app/account/activate?userId=1&token=2', '/app/account/logout/']) {
      const { status, text, headers } = await openPage(at, path);
      expect(status, path).toBe(200);
      expect(text).toContain('<title>Robots &amp; &quot;Co&quot; &lt;b&gt;</title>');
      expect(text).toContain('&quot;clientId&quot;:&quot;product&quot;,&quot;basename&quot;:&quot;/app&quot;');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(text) ?? [];
      expect((await openPage(at, script)).status, script).toBe(200);
    }
    for (const path of ['/', '/app', '/app/', '/account/login', '/app/account/login', '/vanilla', '/dev/scenes'])
      expect((await openPage(at, path)).status, path).toBe(404);
  });

  it('reports an unusable mail server, and starts anyway', async () => {
    const at = await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await expect.poll(() => at.output()).toContain('The mail server of SMTP_URL cannot be used');
    expect(at.output()).toContain('ECONNREFUSED');
    expect(at.child.exitCode).toBe(null);
  });

  it('warns once about an unknown proxy', async () => {
    for (const [proxies, times] of Object.entries({ 0: 1, 1: 0 })) {
      const at = await start({ TRUST_PROXY: proxies });
      for (const address of ['6.6.6.6', '7.7.7.7'])
        await fetch(`${at.url}/frontegg/nothing`, { headers: { 'x-forwarded-for': address } });
      expect(at.output().match(/set TRUST_PROXY/g) ?? []).toHaveLength(times);
    }
  });

  it('invites the first administrator by mail, where no one else may open a company', async () => {
    const env = {
      ...PRODUCTION,
      DATABASE_URL: databaseUrl,
      SMTP_URL: sink.url,
      FE_CONFIG: fileOf({ ...PRODUCTION_CONFIG, allowSignups: false }),
    };
    const invite = async () => {
      const command = await startBuilt(env, [MAIN, 'invite-admin', 'First@Globex.test', 'Globex']);
      expect(await command.ended, command.output()).toBe(0);
      return command.output();
    };
    expect(await invite()).toMatch(/^"Globex" is a new company\. first@globex\.test is invited to administer "Globex"/);
    expect(sink.textTo('first@globex.test')).toContain('http://product.localhost/account/invitation/accept?userId=');
    expect(await invite()).toContain('The link sent before has ended.');
  });

  it('refuses a page of another origin, and names the setting that allows it', async () => {
    const at = await start();
    const ask = (origin: string) =>
      fetch(`${at.url}/frontegg/identity/resources/auth/v1/user/token/refresh`, {
        method: 'POST',
        headers: { origin },
      });
    // the host that a caller names has no say, nor has this machine
    for (const origin of [at.url, 'https://other.example.com'])
      expect([(await ask(origin)).status, await (await ask(origin)).json()]).toEqual([
        403,
        expect.objectContaining({ errorCode: 'originNotAllowed' }),
      ]);
    expect((await ask(PRODUCTION.PUBLIC_URL)).status).toBe(401);
    expect(at.output().match(/"origin":"https:\/\/other\.example\.com"/g)).toHaveLength(1);
    expect(at.output()).toContain('add it to \\"origins\\"');
  });
});
