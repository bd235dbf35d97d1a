import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type ElementHandle, launch, type Page } from 'puppeteer-core';

const NAMES = ['firefox-esr', 'firefox'];
const ELSEWHERE = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox of this machine: `FIREFOX_PATH`, else one in the path or in its usual place. */
export const findFirefox = (): string | undefined => {
  const wanted = process.env['FIREFOX_PATH'];
  if (wanted && !existsSync(wanted))
    throw new Error(`FIREFOX_PATH is "${wanted}", where nothing is: correct or unset it.`);
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return wanted || [...inPath, ...ELSEWHERE].find((file) => existsSync(file));
};

/** Selectors of the roles that the journeys ask for. */
const ROLES = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]:not([aria-disabled=true])',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  field: 'input:not([type=hidden]), textarea',
  heading: 'h1, h2, h3',
  row: '[role=row]',
  tab: '[role=tab]',
  text: 'h1, h2, h3, p, li, span, output, [role=status]',
} as const;
type Role = keyof typeof ROLES;

/** Runs in the page: the element of these selectors and that name, in shadow roots too, once it stays in its place between two looks: one a frame would cost more than the page. */
// oxlint-disable unicorn/consistent-function-scoping -- the page has this function alone
const findInPage = async (selectors: string, name: string, patienceMs: number): Promise<Element> => {
  const everywhere = (root: Document | ShadowRoot): Element[] =>
    Array.from(root.querySelectorAll('*')).flatMap((node) =>
      node.shadowRoot ? [node, ...everywhere(node.shadowRoot)] : [node],
    );
  const nameOf = (node: Element): string => {
    const root = node.getRootNode() as Document | ShadowRoot;
    const by = (node.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => root.getElementById(id)?.textContent);
    const labels = 'labels' in node ? Array.from((node as HTMLInputElement).labels ?? []) : [];
    return (
      by.filter(Boolean).join(' ') ||
      node.getAttribute('aria-label') ||
      labels.map(({ textContent }) => textContent).join(' ') ||
      (node.textContent ?? '')
    ).trim();
  };
  const find = () =>
    everywhere(document).find(
      (node) =>
        node.matches(selectors) &&
        node.checkVisibility({ visibilityProperty: true }) &&
        (node.matches('[role=row]') ? nameOf(node).includes(name) : nameOf(node).startsWith(name)),
    );
  const end = performance.now() + patienceMs;
  for (let before = ''; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const found = find();
    const now = found ? JSON.stringify(found.getBoundingClientRect()) : '';
    if (found && now === before) return found;
    before = now;
  }
  throw new Error(`no ${selectors} named "${name}" on ${location.href}`);
};
// oxlint-enable unicorn/consistent-function-scoping

const PATIENCE_MS = 20_000;

/** Page of Firefox, in which a person finds things by role and the beginning of a name; a row by any of its words. */
export const portalActions = (page: Page) => {
  const find = async (role: Role, name: string): Promise<ElementHandle<Element>> =>
    (await page.evaluateHandle(findInPage, ROLES[role], name, PATIENCE_MS)) as ElementHandle<Element>;
  return {
    find,
    press: async (role: Role, name: string) => (await find(role, name)).click(),
    type: async (name: string, text: string) => {
      await (await find('field', name)).click();
      await page.keyboard.type(text);
    },
    valueOf: async (name: string) => (await find('field', name)).evaluate((node) => (node as HTMLInputElement).value),
  };
};

/** Starts Firefox over WebDriver BiDi. */
export const startFirefox = (executablePath: string) =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
  });
