import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseAccount } from '../../demo/server/dev/database/account.ts';
import { createCluster } from '../../demo/server/dev/database/cluster.ts';
import { type RunningCluster, startCluster } from '../../demo/server/dev/database/start-cluster.ts';
import { readProcessSettings } from '../../demo/server/process/process-settings.ts';
import { postgresStore } from '../../demo/server/store/postgres.ts';
import { ENVIRONMENT } from '../../demo/server/vendor/environment.ts';
import { readSettings } from '../../demo/server/vendor/settings.ts';
import { findPostgres } from '../kit/find-postgres.ts';
import { aPerson } from '../kit/rows.ts';
import { silentLog } from '../kit/silent-log.ts';
import { everythingIn } from '../kit/test-store.ts';

const EXAMPLES = 'demo/docs/examples/self-hosting';
const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');
const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name);
const unknownOf = (names: readonly string[]) => names.filter((name) => !Object.hasOwn(ENVIRONMENT, name));

describe('an example of self-hosting', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-examples-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is an environment and a file that the server takes', () => {
    const lines = Array.from(example('fe.env').matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [
      name,
      value,
    ]);
    const env: Record<string, string> = Object.fromEntries(lines);
    const settings = readSettings({ ...env, FE_CONFIG: join(EXAMPLES, 'fe.config.json') }, { dev: false, port: 3000 });
    expect(settings).toMatchObject({ publicUrl: 'https://id.example.com', proxies: 1, config: { authPages: true } });
    expect(readProcessSettings(env, false)).toMatchObject({ port: 3000, host: '127.0.0.1' });
    expect(unknownOf(Object.keys(env))).toEqual([]);
  });

  it('sets no variable that the server does not read', () => {
    const ofCompose = namesIn(example('compose.yaml').split('proxy:')[0] ?? '', /^ {6}([A-Z_]+):/gm);
    const ofImage = namesIn(/^ENV .*$/m.exec(example('Dockerfile'))?.[0] ?? '', /([A-Z_]+)=/g);
    expect(ofCompose).toContain('DATABASE_URL');
    expect(ofImage).toContain('NODE_ENV');
    expect(unknownOf([...ofCompose, ...ofImage])).toEqual([]);
  });

  it.each(['nginx.conf', 'Caddyfile'])('passes on what pages ask for, and no more: %s', (file) => {
    for (const path of ['frontegg', 'cdn', 'assets', 'account', 'well-known']) expect(example(file)).toContain(path);
    for (const path of ['healthz', 'readyz', 'metrics', '/dev']) expect(example(file)).not.toContain(path);
  });

  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  it.skipIf(!hasNginx)('is a configuration that nginx takes', () => {
    const certificate = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=x',
    ];
    spawnSync('openssl', [...certificate, '-keyout', join(folder, 'key'), '-out', join(folder, 'pem')]);
    const servers = example('nginx.conf').replace(/\/etc\/ssl\/[\w.]+\.(pem|key)/g, (_, kind) => join(folder, kind));
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\n${servers}\n}\n`);
    const { stderr } = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
    expect(stderr.replaceAll(/^.*\[(alert|warn)\].*$/gm, '').trim()).toBe('');
  });
});

const bin = findPostgres();
const hasDump = bin !== undefined && existsSync(join(bin, 'pg_dump'));

const ask = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
};
const runScript = (script: string, env: Record<string, string>, ...args: string[]) => {
  const path = [bin, process.env['PATH']].join(':');
  return spawnSync('sh', [join(EXAMPLES, script), ...args], { env: { PATH: path, ...env }, encoding: 'utf8' });
};

describe.skipIf(!hasDump)('a backup by the examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fe-backup-'));
  let cluster: RunningCluster;
  beforeAll(async () => {
    chmodSync(folder, 0o711); // the account of the database must pass
    const place = { bin: bin ?? '', home: join(folder, 'home'), account: databaseAccount(), durable: false };
    createCluster(place, 'SUPERUSER');
    cluster = await startCluster(place, () => undefined);
  });
  afterAll(async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const urlOf = (role: string, database: string): string =>
    Object.assign(new URL(cluster.url), { username: role, password: 'password', pathname: `/${database}` }).href;
  it('holds every company’s rows, though their owner sees none, and can be put back', async () => {
    // the cluster has a role and a database of that name already
    const roles = example('roles.sql').replaceAll(/\bfe(?=_backup|\b)/g, 'shop');
    for (const statement of roles.split(/;\n/).filter((text) => text.trim() !== '')) await ask(cluster.url, statement);
    const store = await postgresStore(urlOf('shop', 'shop'), silentLog, 2);
    const person = aPerson();
    await everythingIn(store).transaction((rows) => rows.users.insert(person));
    await store.close();
    const [superUser = '', timeouts = ''] = ['README', 'postgresql'].map(
      (page) =>
        /```sql\n((?:begin|alter)[^]*?)```/.exec(readFileSync(`demo/docs/self-hosting/${page}.md`, 'utf8'))?.[1] ?? '',
    );
    await ask(urlOf('shop', 'shop'), superUser.replace('you@example.com', person.email));
    await ask(cluster.url, timeouts.replaceAll(/\bfe\b/g, 'shop'));

    const asOwner = runScript('backup.sh', { BACKUP_URL: urlOf('shop', 'shop') }, folder);
    expect(asOwner.stderr).toContain('row-level security');
    expect(asOwner.status).not.toBe(0);
    const { stdout, stderr, status } = runScript('backup.sh', { BACKUP_URL: urlOf('shop_backup', 'shop') }, folder);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });

    const empty = example('empty.sql').replaceAll(/\bfe_backup\b/g, 'shop_backup');
    for (const statement of empty
      .replaceAll(/\bdatabase fe\b/g, 'database again')
      .replaceAll(/\bfe\b/g, 'shop')
      .split(/;\n/)
      .filter((text) => text.trim() !== ''))
      await ask(cluster.url, statement);
    const put = runScript('restore.sh', { DATABASE_URL: urlOf('shop', 'again') }, stdout.trim());
    expect({ stderr: put.stderr, status: put.status }).toEqual({ stderr: '', status: 0 });
    const restored = await postgresStore(urlOf('shop', 'again'), silentLog, 2);
    expect(await everythingIn(restored).users.get(person.id)).toEqual({ ...person, superUser: true });
    expect(await restored.scoped({}).users.find()).toEqual([]);
    await restored.close();
    const next = runScript('backup.sh', { BACKUP_URL: urlOf('shop_backup', 'again') }, folder);
    expect({ stderr: next.stderr, status: next.status }).toEqual({ stderr: '', status: 0 });
  });
});
