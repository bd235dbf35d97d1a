// `npm run size`: what every entry costs a page, held against its budget. Needs a build.
import { fileSize, readBuild } from './sizes.mjs';

const GATES = ['app', 'signed-in', 'signed-out', 'allowed'];

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

/** What is loaded only where a person goes there, or where a page asks for it. */
const STEP = /^elements\/login-box\/(?!login\/login\.journey).+\.(step|journey)\.tsx$/;
const ELSEWHERE =
  /^demo\/|^elements\/i18n\/(?!en\/)|^core\/(session\/(held|mailed)|login\/later|captcha\/prove-person|browser\/recaptcha)\.ts$|^elements\/login-box\/(box\/form\/wait\.ts|login\/beside-ways\.tsx)$/;
/** The tabs of the portal, what they have in common, and what the frame says at once. */
const TAB = /^elements\/admin-portal\/tabs\/[\w-]+\/[\w-]+\.screen\.tsx$/;
/** The chunk of the table of all tabs: named by its module where it has nothing else in it. */
const TABLE = /^(elements\/ui\/data-table\/data-table\.tsx|_data-table-[\w-]+\.js)$/;
/** Messages of the login box's first steps, of the portal's frame, and all of English. */
const FIRST_MESSAGES = /^elements\/i18n\/en\/login\.ts$/;
const FRAME_MESSAGES = /^elements\/i18n\/en\/(portal|ui|ui-more)\.ts$/;
const MESSAGES = /^elements\/i18n\/en\//;
/** What the portal has no part in, unless it imports it: the login box' screens and words have chunks of their own names. */
const OTHER_TREES =
  /^elements\/(login-box\/|admin-portal\/(alone|frame\/(portal-dialog|navigation-sheet|sign-in-again|acting-bar)\.tsx))|^_login-box-/;
/** Namespaces of the portal and of components that only it shows; the others are the login box's and those of a page's header. */
const PORTAL_NAMESPACES = /\/(portal|users|groups|roles|ui-more)\.ts$/;
/** The looks that a page asks for. */
const LOOK = /^elements\/(themes|login-box\/layouts)\/(?!modern)[\w-]+\.(css|ts)/;

const isOnTheWay = (key) =>
  ![STEP, ELSEWHERE, LOOK].some((elsewhere) => elsewhere.test(key)) &&
  (!MESSAGES.test(key) || FIRST_MESSAGES.test(key));

const ofPortal = (key) => PORTAL_NAMESPACES.test(key);
const ofLogin = (key) => !ofPortal(key);

/** Nobody looks at the portal who is not in. */
const isOnPortalsWay = (key) =>
  key === 'core/session/held.ts' ||
  (![STEP, ELSEWHERE, LOOK, OTHER_TREES, TAB].some((elsewhere) => elsewhere.test(key)) &&
    !TABLE.test(key) &&
    (!MESSAGES.test(key) || FRAME_MESSAGES.test(key)));

const LANGUAGE = /^elements\/i18n\/([a-z-]+)\//;

const without = (keys, known) => new Set([...keys].filter((key) => !known.has(key)));

/** Budgets in kB of 1024 bytes, gzip. */
export const measure = () => {
  const { entry, closure, lazy, sizeOf, manifest } = readBuild('dist/cdn');

  // the file that a page names: Rolldown's entry in front of it is loaded by nobody
  const definition = closure(Object.keys(manifest).filter((key) => manifest[key].file === 'login-box.js'));
  const alive = closure([...definition, ...lazy(definition, isOnTheWay)]);
  const steps = Object.keys(manifest).filter((key) => STEP.test(key) && !alive.has(key));
  /** Whoever is on this way has loaded the journey before its step. */
  const leadsTo = (way, key) => manifest[way].dynamicImports?.includes(key);
  const held = Object.keys(manifest).find((key) => key === 'core/session/held.ts');
  const looks = Object.keys(manifest).filter((key) => LOOK.test(key) && manifest[key].isDynamicEntry);
  const messagesIn = (language) =>
    Object.keys(manifest).filter((key) => key.startsWith(`elements/i18n/${language}/`) && !key.endsWith('/mails.ts'));
  const languages = [...new Set(Object.keys(manifest).flatMap((key) => LANGUAGE.exec(key)?.[1] ?? []))];
  const portal = closure([entry('admin-portal')]);
  const frame = closure([...portal, ...lazy(portal, isOnPortalsWay)]);
  const table = closure(Object.keys(manifest).filter((key) => TABLE.test(key)));
  const tabs = Object.keys(manifest).filter((key) => TAB.test(key));
  const preview = Object.keys(manifest).find((key) => key === 'demo/preview/index.ts');

  /** An element of a page's header, closed: its definition, its screen and its messages. */
  const owns = (name) => closure([entry(name), `elements/${name}/${name}.tree.tsx`, 'elements/i18n/en/account.ts']);

  return [
    { what: 'login box: definition', size: sizeOf(definition), budget: 13 },
    { what: 'login box: alive in all', size: sizeOf(alive), budget: 126 },
    { what: 'login box: once somebody is in', size: sizeOf(without(closure([held]), alive)), budget: 6 },
    ...steps.map((key) => ({
      what: `login box: ${key.slice(key.lastIndexOf('/') + 1)}`,
      size: sizeOf(without(closure([key]), closure([...alive, ...steps.filter((way) => leadsTo(way, key))]))),
      budget: 7,
    })),
    ...ACCOUNT.map((name) => ({
      what: `${name.replace('-', ' ')}: beside the login box`,
      size: sizeOf(without(owns(name), alive)),
      budget: 10,
    })),
    ...OPENED.map(([what, name, keys]) => ({
      what,
      size: sizeOf(without(closure(keys), new Set([...alive, ...owns(name)]))),
      budget: 15,
    })),
    ...looks.map((key) => ({ what: `look: ${key.match(/([\w-]+)\.(css|ts)/)[1]}`, size: sizeOf([key]), budget: 1.5 })),
    ...messagesIn('en').map((key) => ({
      what: `messages: ${key.slice(key.lastIndexOf('/') + 1, -'.ts'.length)}`,
      size: sizeOf([key]),
      budget: 5,
    })),
    ...languages.flatMap((language) => [
      {
        what: `all messages of the login box in ${language}`,
        size: sizeOf(messagesIn(language).filter(ofLogin)),
        budget: 14,
      },
      {
        what: `all messages of the portal in ${language}`,
        size: sizeOf(messagesIn(language).filter(ofPortal)),
        budget: 14,
      },
    ]),
    { what: 'portal: frame', size: sizeOf(frame), budget: 157 },
    { what: 'portal: the table of its tabs', size: sizeOf(without(table, frame)), budget: 54 },
    ...tabs.map((key) => ({
      what: `portal: ${key.slice(key.lastIndexOf('/') + 1)}`,
      size: sizeOf(without(closure([key]), new Set([...frame, ...table]))),
      budget: 25,
    })),
    ...GATES.map((name) => ({ what: `gate: ${name}`, size: sizeOf(closure([entry(name)])), budget: 8 })),
    { what: 'gates together', size: sizeOf(closure(GATES.map(entry))), budget: 8 },
    { what: 'vanilla loader', size: fileSize('dist/cdn/fe.js'), budget: 1.2 },
    { what: 'mailed links', size: fileSize('dist/cdn/mailed-links.js'), budget: 1 },
    { what: 'preview server', size: sizeOf(without(closure([preview]), alive)), budget: 70 },
  ];
};

/** One line a row, and whether every budget holds. */
export const report = (rows) => {
  for (const { what, size, budget } of rows) {
    const mark = size <= budget ? 'ok  ' : 'OVER';
    console.log(`${mark} ${what.padEnd(44)} ${size.toFixed(1).padStart(7)} kB of ${budget} kB`);
  }
  return rows.every(({ size, budget }) => size <= budget);
};

if (import.meta.url === `file://${process.argv[1]}` && !report(measure())) process.exitCode = 1;
