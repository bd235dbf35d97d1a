import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContracts } from '../../demo/build/generate/contracts.mjs';
import { checkConfig } from '../../demo/server/vendor/check-config.ts';

const DOCUMENTS = 'demo/docs';
/** Pages about the code, whose blocks are diagrams and pieces of it. */
const ABOUT_THE_CODE = /^(decisions|protocol|flows|contributing|architecture|design|glossary|choices)\b/;
/** Pages whose blocks are built and used in the packed hosts, or are compared with the files that tests run. */
const TESTED_ELSEWHERE = ['react.md', 'vue.md', 'angular.md', 'vanilla.md', 'back-end.md', 'server-rendering.md'];

/** Names that the snippets take from their host. */
const HOSTS_OWN = `declare const link: { token: string };
declare const tokenFor: (action: string) => Promise<string>;
declare const openMySettings: () => void;
`;

const BLOCK = /^( *)(?:<!-- file: (\S+) -->\n\n)? *```(\w+)\n([^]*?)^ *```$/gm;

interface Block {
  page: string;
  file: string | undefined;
  language: string;
  text: string;
}

const blocks: Block[] = readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' })
  .filter((page) => page.endsWith('.md') && !ABOUT_THE_CODE.test(page) && !TESTED_ELSEWHERE.includes(page))
  .flatMap((page) =>
    Array.from(
      readFileSync(join(DOCUMENTS, page), 'utf8').matchAll(BLOCK),
      ([, , file, language = '', text = '']): Block => ({ page, file, language, text }),
    ),
  );
/** Blocks of these languages that are no files: files have tests of their own. */
const of = (...languages: string[]) => blocks.filter(({ file, language }) => !file && languages.includes(language));
const named = (found: readonly Block[]) =>
  found.map((block) => [`${block.page}: ${block.text.slice(0, 60)}`, block] as const);

describe('a block of code in the documents', () => {
  it('is in a language that is checked here, or a file that a test runs', () => {
    const checked = ['html', 'json', 'js', 'ts', 'sql', 'css', 'sh'];
    expect(blocks.filter(({ file, language }) => !file && !checked.includes(language))).toEqual([]);
    expect(blocks.length).toBeGreaterThan(30);
  });

  it.each(named(of('json')))('is a configuration that the server takes: %s', (_, { text }) => {
    expect(checkConfig(JSON.parse(text))).toMatchObject({ ok: true });
  });

  it.each(['main.ts', 'App.vue', 'login-page.vue', 'home.vue'])('is %s of the host that is built, for Vue', (file) => {
    const text = readFileSync(join('test/hosts/apps/vite-vue/src', file), 'utf8');
    expect(readFileSync(join(DOCUMENTS, 'vue.md'), 'utf8')).toContain(`\`\`\`${file.split('.')[1]}\n${text}\`\`\``);
  });

  const ANGULAR = [
    'app.config.ts',
    'login.ts',
    'app.ts',
    'home.ts',
    'reports.ts',
    '../service.d.ts',
    '../main.server.ts',
  ];
  it.each(ANGULAR)('is %s of the host that is built, for Angular', (file) => {
    const text = readFileSync(join('test/hosts/apps/angular/src/app', file), 'utf8').replace(/^\/\/ oxlint.*\n/m, '');
    expect(readFileSync(join(DOCUMENTS, 'angular.md'), 'utf8')).toContain(`\`\`\`ts\n${text}\`\`\``);
  });

  const contracts = readContracts();
  it.each(named(of('html')))('has tags and attributes that exist: %s', async (_, { text }) => {
    const known = new Map((await contracts).map(({ tag, attributes }) => [tag, attributes.map(({ name }) => name)]));
    const tags = Array.from(
      text.matchAll(/<(fe-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g),
      ([, tag = '', rest = '']) => ({
        tag,
        attributes: Array.from(rest.matchAll(/([\w-]+)(?:="[^"]*")?/g), ([, name = '']) => name),
      }),
    );
    const unknown = tags.flatMap(({ tag, attributes }) =>
      known.has(tag)
        ? attributes.filter(
            (name) => !known.get(tag)?.includes(name) && !['lang', 'dir', 'id', 'class', 'hidden'].includes(name),
          )
        : [tag],
    );
    expect(unknown).toEqual([]);
  });

  describe('of a script', () => {
    const folder = 'node_modules/.cache/snippets';
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('is well typed', () => {
      mkdirSync(folder, { recursive: true });
      const scripts = of('js', 'ts');
      scripts.forEach(({ text }, at) => {
        const needsApp = text.includes('createApp(') && !/import \{[^}]*createApp/.test(text);
        const given = [
          ...(needsApp ? ["import { createApp } from 'fe-elements/vanilla';"] : []),
          "import type {} from 'fe-elements/vanilla';",
        ];
        // elements that the reader has in the page
        const own = text.replaceAll(/document\.querySelector\('([\w-]+)'\)\./g, "document.querySelector('$1')!.");
        writeFileSync(join(folder, `snippet-${at}.ts`), [...given, own].join('\n'));
      });
      writeFileSync(join(folder, 'hosts.d.ts'), HOSTS_OWN);
      const types = '../../../dist/types/adapters/vanilla/index.d.ts';
      const compilerOptions = {
        target: 'es2023',
        module: 'esnext',
        moduleResolution: 'bundler',
        strict: true,
        skipLibCheck: true,
        types: [],
        paths: { 'fe-elements/vanilla': [types] },
      };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ include: ['*.ts'], compilerOptions }));
      const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder, '--noEmit'], {
        encoding: 'utf8',
      });
      expect(stdout.replaceAll(/snippet-(\d+)/g, (_, at) => `${scripts[Number(at)]?.page} ${at}`)).toBe('');
      expect(scripts.length).toBeGreaterThan(5);
    });
  });
});
