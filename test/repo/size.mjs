// `npm run size`: what every entry costs a page, held against its budget. Needs a build.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';
import { fileSize, readBuild } from './sizes.mjs';

// as the build has it: libraries have another form for development
process.env.NODE_ENV = 'production';
const { bindings, DIST, gates, budgetsKb, loadedElsewhere, signedIn } = (await runnerImport('./demo/build/chunks.ts'))
  .module;

/** The elements that stand in a page's own header, and what opens from them. */
const ACCOUNT = ['user-button', 'tenant-switcher'];
const OPENED = [
  ['user button: its menu', 'user-button', ['elements/user-button/user-menu.tsx']],
  [
    'tenant switcher: its list',
    'tenant-switcher',
    ['elements/tenant-switcher/tenant-panel.tsx', 'elements/i18n/en/ui.ts'],
  ],
];

/** Chunks loaded only where a person goes there, or where a page asks for them. */
const STEP = /^elements\/login-box\/(?!login\/login\.journey).+\.(step|journey)\.tsx$/;
const ELSEWHERE = /^demo\/|^elements\/i18n\/(?!en\/)|^_complete-|^core\/browser\/developer\//;
/** The tabs of the portal, what they have in common, and what the frame says at once. */
const TAB = /^elements\/admin-portal\/tabs\/[\w-]+\/[\w-]+\.screen\.tsx$/;
/** The chunk that lists of all tabs share. */
const LIST_KIT = /^_list-kit-/;
/** Messages of the login box's first steps, of the portal's frame, and all of English. */
const FIRST_MESSAGES = /^elements\/i18n\/en\/login\.ts$/;
const FRAME_MESSAGES = /^elements\/i18n\/en\/(portal|ui|ui-more)\.ts$/;
const MESSAGES = /^elements\/i18n\/en\//;
/** Chunks of other trees than the portal, unless it imports them: the login box' screens and words have chunks of their own names. */
const OTHER_TREES = /^elements\/(login-box|checkout-dialog)\/|^_login-box-/;
/** Namespaces of the portal and of components that only it shows; the others are the login box's and those of a page's header. */
const PORTAL_NAMESPACES = /\/(portal|users|groups|roles|ui-more)\.ts$/;
/** Namespaces of one tab each: a budget for each namespace holds them. */
const TAB_NAMESPACES = /\/(profile|privacy|tokens|account-settings|custom-login|all-accounts)\.ts$/;
/** Namespaces of payments. */
const PAYMENT_NAMESPACES = /\/(checkout|subscription)\.ts$/;
/** The looks that a page asks for. */
const LOOK = /^elements\/(themes|login-box\/layouts)\/(?!modern)[\w-]+\.(css|ts)/;

const isOnTheWay = (key) =>
  !loadedElsewhere.loginBox.includes(key) &&
  ![STEP, ELSEWHERE, LOOK].some((elsewhere) => elsewhere.test(key)) &&
  (!MESSAGES.test(key) || FIRST_MESSAGES.test(key));

const ofPortal = (key) => PORTAL_NAMESPACES.test(key);
const ofPayments = (key) => PAYMENT_NAMESPACES.test(key);
const ofLogin = (key) => !ofPortal(key) && !ofPayments(key) && !TAB_NAMESPACES.test(key);

/** No one looks at the portal who is not in. */
const isOnPortalsWay = (key) =>
  key === signedIn ||
  (![...loadedElsewhere.loginBox, ...loadedElsewhere.portal].includes(key) &&
    ![STEP, ELSEWHERE, LOOK, OTHER_TREES, TAB].some((elsewhere) => elsewhere.test(key)) &&
    !LIST_KIT.test(key) &&
    (!MESSAGES.test(key) || FRAME_MESSAGES.test(key)));

/** Everything of the checkout's own. */
const CHECKOUT_PARTS = /^elements\/checkout-dialog\/|\/checkout\.ts$|^_checkout/;
/** Screens of the checkout, and its messages. */
const CHECKOUT = [
  'elements/checkout-dialog/checkout-dialog.tree.tsx',
  'elements/checkout-dialog/checkout.tsx',
  'elements/i18n/en/checkout.ts',
];

const LANGUAGE = /^elements\/i18n\/([a-z-]+)\//;

const without = (keys, known) => new Set([...keys].filter((key) => !known.has(key)));

/** The login box with all it loads until a person can sign in, in one build. */
const readLoginBox = (folder) => {
  const read = readBuild(folder);
  const definition = read.closure([read.entry('login-box')]);
  return { ...read, definition, alive: read.closure([...definition, ...read.lazy(definition, isOnTheWay)]) };
};

/** Size of the living login box in a host that has React. */
const sizeOnReact = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'fe-size-'));
  const rolldownOptions = { external: /^react(-dom)?(\/|$)/ };
  await build({ mode: 'cdn', logLevel: 'error', build: { outDir, rolldownOptions } });
  const { sizeOf, alive } = readLoginBox(outDir);
  const size = sizeOf(alive);
  await rm(outDir, { recursive: true });
  return size;
};

/** Whether a module is outside of the bindings: of a framework, or what all of them share. */
const isOutside = (id, importer) => {
  if (importer === undefined) return false;
  if (!id.startsWith('.') && !isAbsolute(id)) return true;
  return !resolve(dirname(importer), id).startsWith(join(process.cwd(), 'adapters'));
};

/** Chunks of the login box in the pages' build: its definition, its first screen and the core. */
const LOGIN_BOX =
  /^_login-box\.element-|(?:^|\/)elements\/login-box\/login-box\.tree\.tsx$|(?:^|\/)elements\/kit\/element\/mount\.tsx$|\/with-core\.ts$/;

/** kB of the shell's first load, beside the login box and the React that both share. */
const sizeOfShell = () => {
  const { manifest, closure, sizeOf } = readBuild(DIST.demo);
  const box = closure(Object.keys(manifest).filter((key) => LOGIN_BOX.test(key)));
  return sizeOf(without(closure(['shell/index.html']), box));
};

const sizeOfChunks = (chunks) => chunks.reduce((sum, { code = '' }) => sum + gzipSync(code).length, 0) / 1024;

/**
 * kB of a framework's binding after gzip: what it adds to the elements and the core, which every page has. `first` is loaded
 * with the host's own code, the rest beside the core.
 */
const sizeOfBinding = async (name) => {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: `adapters/${name}/index.ts`, formats: ['es'] },
      rolldownOptions: { external: isOutside, output: { minify: true, comments: false } },
    },
  });
  const chunks = [outputs].flat().flatMap(({ output }) => output);
  const [entry] = chunks;
  const first = new Set();
  const visit = (chunk) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const file of chunk.imports) visit(chunks.find(({ fileName }) => fileName === file));
  };
  visit(entry);
  return { first: sizeOfChunks([...first]), whole: sizeOfChunks(chunks) };
};

/** Rows of a binding: with the host's own code, and in all. */
const rowsOfBinding = async (name) => {
  const { first, whole } = await sizeOfBinding(name);
  const budget = budgetsKb.bindings[name];
  return [
    { what: `binding: ${name}`, size: first, budget: budget.first },
    { what: `binding: ${name}, with what is loaded later`, size: whole, budget: budget.whole },
  ];
};

/** Budgets in kB of 1024 bytes, gzip. */
const measure = async () => {
  const { entry, closure, lazy, sizeOf, manifest, definition, alive } = readLoginBox(DIST.cdn);

  const steps = Object.keys(manifest).filter((key) => STEP.test(key) && !alive.has(key));
  /** Tests whether a chunk imports a step: a journey is loaded before its step. */
  const leadsTo = (way, key) => manifest[way].dynamicImports?.includes(key);
  const looks = Object.keys(manifest).filter((key) => LOOK.test(key) && manifest[key].isDynamicEntry);
  const messagesIn = (language) =>
    Object.keys(manifest).filter((key) => key.startsWith(`elements/i18n/${language}/`) && !key.endsWith('/mails.ts'));
  const languages = [...new Set(Object.keys(manifest).flatMap((key) => LANGUAGE.exec(key)?.[1] ?? []))];
  const portal = closure([entry('admin-portal')]);
  const frame = closure([...portal, ...lazy(portal, isOnPortalsWay)]);
  const listKit = closure(Object.keys(manifest).filter((key) => LIST_KIT.test(key)));
  const tabs = Object.keys(manifest).filter((key) => TAB.test(key));
  const statically = closure(tabs);
  /** All that tabs load, at once or for their dialogs: components of forms and lists. */
  const ofTabs = closure([...statically, ...lazy(statically, (key) => !CHECKOUT_PARTS.test(key))]);
  /** The checkout's element with all its screens, and its messages in one language. */
  const checkout = closure([entry('checkout-dialog'), ...CHECKOUT]);
  const preview = Object.keys(manifest).find((key) => key === 'demo/preview/index.ts');

  /** An element of a page's header, closed: its definition, its screen and its messages. */
  const owns = (name) => closure([entry(name), `elements/${name}/${name}.tree.tsx`, 'elements/i18n/en/account.ts']);

  return [
    { what: 'login box: definition', size: sizeOf(definition), budget: budgetsKb.definition },
    { what: 'login box: alive in all', size: sizeOf(alive), budget: budgetsKb.alive },
    { what: 'login box: alive beside a host’s React', size: await sizeOnReact(), budget: budgetsKb.aliveOnReact },
    {
      what: 'login box: once signed in',
      size: sizeOf(without(closure([signedIn]), alive)),
      budget: budgetsKb.signedIn,
    },
    ...steps.map((key) => ({
      what: `login box: ${key.slice(key.lastIndexOf('/') + 1)}`,
      size: sizeOf(without(closure([key]), closure([...alive, ...steps.filter((way) => leadsTo(way, key))]))),
      budget: key.endsWith('/choose-tenant.step.tsx') ? budgetsKb.chooseTenant : budgetsKb.step,
    })),
    ...ACCOUNT.map((name) => ({
      what: `${name.replace('-', ' ')}: beside the login box`,
      size: sizeOf(without(owns(name), alive)),
      budget: budgetsKb.accountElement,
    })),
    ...OPENED.map(([what, name, keys]) => ({
      what,
      size: sizeOf(without(closure(keys), new Set([...alive, ...owns(name)]))),
      budget: budgetsKb.accountMenu,
    })),
    ...looks.map((key) => ({
      what: `look: ${key.match(/([\w-]+)\.(css|ts)/)[1]}`,
      size: sizeOf([key]),
      budget: budgetsKb.look,
    })),
    ...messagesIn('en').map((key) => ({
      what: `messages: ${key.slice(key.lastIndexOf('/') + 1, -'.ts'.length)}`,
      size: sizeOf([key]),
      budget: budgetsKb.messages.namespace,
    })),
    ...languages.flatMap((language) => [
      {
        what: `all messages of the login box in ${language}`,
        size: sizeOf(messagesIn(language).filter(ofLogin)),
        budget: budgetsKb.messages.language,
      },
      {
        what: `all messages of the portal in ${language}`,
        size: sizeOf(messagesIn(language).filter(ofPortal)),
        budget: budgetsKb.messages.language,
      },
      {
        what: `all messages of payments in ${language}`,
        size: sizeOf(messagesIn(language).filter(ofPayments)),
        budget: budgetsKb.messages.language,
      },
    ]),
    { what: 'portal: frame', size: sizeOf(frame), budget: budgetsKb.portalFrame },
    { what: 'portal: list kit', size: sizeOf(without(listKit, frame)), budget: budgetsKb.listKit },
    ...tabs.map((key) => ({
      what: `portal: ${key.slice(key.lastIndexOf('/') + 1)}`,
      size: sizeOf(without(closure([key]), new Set([...frame, ...listKit]))),
      budget: budgetsKb.largeTabs[key.match(/tabs\/([\w-]+)\//)[1]] ?? budgetsKb.tab,
    })),
    {
      what: 'checkout: beside what the portal shares',
      size: sizeOf(without(checkout, new Set([...frame, ...listKit, ...ofTabs]))),
      budget: budgetsKb.checkout,
    },
    ...gates.map((name) => ({ what: `gate: ${name}`, size: sizeOf(closure([entry(name)])), budget: budgetsKb.gates })),
    { what: 'gates together', size: sizeOf(closure(gates.map(entry))), budget: budgetsKb.gates },
    ...(await Promise.all(bindings.map(rowsOfBinding))).flat(),
    { what: 'shell: beside the login box', size: sizeOfShell(), budget: budgetsKb.shell },
    { what: 'vanilla loader', size: fileSize(`${DIST.cdn}/fe.js`), budget: budgetsKb.loader },
    { what: 'mailed links', size: fileSize(`${DIST.cdn}/mailed-links.js`), budget: budgetsKb.mailedLinks },
    { what: 'preview server', size: sizeOf(without(closure([preview]), alive)), budget: budgetsKb.preview },
  ];
};

/** One line a row, and whether every budget holds. */
const report = (rows) => {
  for (const { what, size, budget } of rows) {
    const mark = size <= budget ? 'ok  ' : 'OVER';
    console.log(`${mark} ${what.padEnd(44)} ${size.toFixed(1).padStart(7)} kB of ${budget} kB`);
  }
  return rows.every(({ size, budget }) => size <= budget);
};

if (!report(await measure())) process.exitCode = 1;
