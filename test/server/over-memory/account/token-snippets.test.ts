import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personalTokens, tenantTokens } from '../../../../core/contract/api-tokens.ts';
import type { RoleId } from '../../../../core/contract/entities/ids.ts';
import { CONNECTION_LIMITS, listen } from '../../../../demo/server/process/listen.ts';
import { envOf, type Snippet, SNIPPETS, snippetsOf } from '../../../../elements/admin-portal/tokens/snippets.ts';
import { type NewSecret, newSecretOf, type TokenKind } from '../../../../elements/admin-portal/tokens/token-kind.ts';
import { enter } from '../../../kit/enter.ts';
import { openTestServer, type TestServer } from '../../../kit/server.ts';

const ADA = 'ada@acme.test';

/** Command line of a snippet, in a shell that has the variables of the file: the program it needs, and how it is told it. */
const COMMANDS: Readonly<Record<Snippet, readonly [needs: string, line: string]>> = {
  curl: ['curl', 'eval "$PROGRAM"'],
  node: ['node', 'node --input-type=module --eval "$PROGRAM"'],
  python: ['python3', 'python3 -c "$PROGRAM"'],
};

const isThere = (command: string) => !spawnSync(command, ['--version']).error;

describe('the example that a new token is shown with', () => {
  let server: TestServer;
  let http: Awaited<ReturnType<typeof listen>>;
  let folder: string;
  let api: string;
  beforeAll(async () => {
    server = await openTestServer();
    const limits = { ...CONNECTION_LIMITS, connections: 20 };
    const place = { port: 0, host: '127.0.0.1', limits, onUpgrade: () => false };
    http = await listen(
      getRequestListener((request) => server.serve(request)),
      place,
    );
    api = `http://127.0.0.1:${http.port}/frontegg`;
    folder = await mkdtemp(join(tmpdir(), 'fe-snippets-'));
  });
  afterAll(async () => {
    void http.close();
    await rm(folder, { recursive: true });
    await server.close();
  });

  /** A new token of Ada's or of her company's, of the type that the operator has chosen. */
  const newToken = async (kind: TokenKind, type: NewSecret['type']): Promise<NewSecret> => {
    const there = server.configured({ machineToMachineAuthStrategy: type });
    const browser = Object.assign(there.browser(), { token: (await enter(server, ADA)).token });
    const body = { description: 'Nightly import' };
    const made =
      kind === 'personal'
        ? await browser.call(personalTokens[type === 'AccessToken' ? 'createAccess' : 'createClient'], { body })
        : await browser.call(tenantTokens[type === 'AccessToken' ? 'createAccess' : 'createClient'], {
            body: { ...body, roleIds: [server.acme.roleIds['Admin'] as RoleId] },
          });
    return newSecretOf(type, made.value);
  };

  for (const language of SNIPPETS)
    for (const kind of ['personal', 'tenant'] as const)
      for (const type of ['AccessToken', 'ClientCredentials'] as const) {
        const [needs, line] = COMMANDS[language];
        it(`calls the API in ${language} with a ${kind} ${type}, with the values of the .env file`, async ({
          skip,
        }) => {
          skip(!isThere(needs), `${needs} is not installed`);
          await writeFile(join(folder, 'api-token.env'), envOf(api, await newToken(kind, type)));
          const env = { ...process.env, no_proxy: '127.0.0.1', PROGRAM: snippetsOf(kind, type)[language] };
          const script = `set -a; . ./api-token.env; set +a; ${line}`;
          const { stdout } = await promisify(execFile)('sh', ['-c', script], { env, cwd: folder });
          expect(stdout).toContain(ADA);
        });
      }
});
