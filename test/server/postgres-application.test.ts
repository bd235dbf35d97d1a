import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openApplication } from '../../demo/server/application.ts';
import { SEEDED_PASSWORD } from '../../demo/server/dev/people.ts';
import type { Application } from '../../demo/server/process/health-checks.ts';
import { newDatabase, testServer } from '../kit/test-store.ts';

describe.runIf(testServer())('the server as a whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-application-'));
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let application: Application | undefined;
  beforeAll(async () => {
    writeFileSync(production.FE_CONFIG, '{"clientIds":["product"]}');
    database = await newDatabase(testServer() ?? '');
  });
  afterEach(() => application?.close());
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const open = async (dev: boolean, env: Record<string, string> = {}): Promise<Application> => {
    application = undefined;
    const common = { DATA_DIR: folder, LOG_LEVEL: 'fatal' };
    application = await openApplication({
      databaseUrl: database.url,
      port: 3000,
      dev,
      env: { ...common, ...env },
      dist: folder,
    });
    return application;
  };
  const production = {
    FE_SECRET_KEYS: 'k'.repeat(44),
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'http://localhost:3000',
    MAIL_FROM: 'no-reply@acme.test',
    FE_CONFIG: join(folder, 'fe.config.json'),
  };
  const ask = async (path: string, body?: object) =>
    application?.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
      {},
    );
  const signIn = () =>
    ask('/frontegg/identity/resources/auth/v1/user', { email: 'ada@acme.test', password: SEEDED_PASSWORD });

  it('has no seeded users and no development tools outside development', async () => {
    const { greeting } = await open(false, production);
    expect((await signIn())?.status).toBe(401);
    for (const path of ['/dev', '/dev/mailbox', '/dev/mailbox.json', '/dev/openapi.json'])
      expect((await ask(path))?.status, path).toBe(404);
    expect(greeting).toBe('Ready at http://localhost:3000');
  });

  it('has the seeded users and the tools in development, and prints them', async () => {
    const { greeting, ready } = await open(true, { FE_SECRET_KEYS: production.FE_SECRET_KEYS });
    expect(await ready()).toBe(true);
    expect((await signIn())?.status).toBe(200);
    expect(greeting).toContain(SEEDED_PASSWORD);
    expect(greeting).toContain('http://localhost:3000/dev/mailbox');
  });

  it('sends its mails to the mailbox', async () => {
    await open(true, { FE_SECRET_KEYS: production.FE_SECRET_KEYS });
    await ask('/frontegg/identity/resources/users/v1/passwords/reset', { email: 'ada@acme.test' });
    const mails = async () => (await ask('/dev/mailbox.json?to=ada@acme.test'))?.json();
    await expect.poll(mails, { timeout: 5000 }).toMatchObject([
      {
        subject: 'Reset your Tasklane password',
        links: [expect.stringMatching(/^http:\/\/localhost:3000\/account\/reset-password\?userId=/)],
      },
    ]);
  });

  it('distinguishes unknown routes and missing entities, and serves its public keys in both places', async () => {
    await open(false, production);
    expect(await (await ask('/frontegg/identity/nothing'))?.json()).toEqual({ errors: ['Route not found'] });
    const [inside, outside] = [await ask('/frontegg/.well-known/jwks.json'), await ask('/.well-known/jwks.json')];
    expect(await inside?.json()).toEqual(await outside?.json());
  });

  const METRICS_TOKEN = 'm'.repeat(32);
  const scrape = async (authorization: string) =>
    application?.fetch(new Request('http://localhost:3000/metrics', { headers: { authorization } }), {});

  it('has no metrics without a token for them, and refuses a short one', async () => {
    await open(false, production);
    expect((await scrape(`Bearer ${METRICS_TOKEN}`))?.status).toBe(404);
    await application?.close();
    await expect(open(false, { ...production, METRICS_TOKEN: 'short' })).rejects.toThrow(
      'METRICS_TOKEN has fewer than 24 characters: make one with openssl rand -base64 32.',
    );
  });

  it('counts calls, sign-ins and failures for holders of the token, without names', async () => {
    await open(true, { FE_SECRET_KEYS: production.FE_SECRET_KEYS, METRICS_TOKEN });
    expect((await signIn())?.status).toBe(200);
    await ask('/frontegg/identity/resources/auth/v1/user', { email: 'ada@acme.test', password: 'Not-the-one-1234' });
    await ask('/frontegg/identity/resources/users/v3/ada@acme.test/of/nothing');
    for (const wrong of ['', 'Bearer', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`])
      expect((await scrape(wrong))?.status, wrong).toBe(401);
    const answer = await scrape(`Bearer ${METRICS_TOKEN}`);
    expect(answer?.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    const text = (await answer?.text()) ?? '';
    const lines = text.split('\n');
    const login = 'method="POST",route="/identity/resources/auth/v1/user"';
    expect(lines).toContain(`fe_request_duration_seconds_count{${login},status="200"} 1`);
    expect(lines).toContain(`fe_request_duration_seconds_count{${login},status="401"} 1`);
    expect(lines).toContain('fe_request_duration_seconds_count{method="ANY",route="unmatched",status="404"} 1');
    expect(lines).toContain('fe_sign_ins_total{by="password"} 1');
    expect(lines).toContain('fe_sign_in_failures_total{by="password"} 1');
    expect(text).toMatch(/^fe_outbox_messages \d+$/m);
    expect(text).toMatch(/^fe_outbox_oldest_seconds \d/m);
    expect(text).toMatch(/^fe_database_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^fe_password_hashes\{state="waiting"\} 0$/m);
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/ada|acme|@/i);
  });

  it('refuses to start with development tools in production', () =>
    expect(open(true, { NODE_ENV: 'production' })).rejects.toThrow(
      /^FE_DEV=1 opens development tools .*: unset one of them\.$/,
    ));

  it('refuses to start with data sealed by another secret key', () =>
    expect(open(false, { ...production, FE_SECRET_KEYS: 'x'.repeat(44) })).rejects.toThrow(
      'FE_SECRET_KEYS cannot decrypt the signing keys in the database: add the key they were encrypted with to the list.',
    ));
});
