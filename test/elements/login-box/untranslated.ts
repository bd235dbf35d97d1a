import { getApp } from '../../../core/apps.ts';
import { sceneNames, scenes } from '../../../demo/preview/scenes/scenes.ts';
import { DEFAULT_CONFIG } from '../../../demo/server/vendor/config.ts';
import { untranslated, visibleTexts } from '../../kit/visible-texts.ts';

/** Names, addresses, hosts, countries, keys and codes are data; so is who made the box. */
const DATA = [
  /^\w{4}([ -]\w{4})+$/,
  /^United States$/,
  /^\S+@\S+$/,
  /^[\w-]+(\.[\w-]+)+$/,
  /^fe-elements$/,
  /^\p{Lu}$/u,
];
const vendors = new Set(
  sceneNames.map((name) => {
    const { preview } = scenes[name] as { preview?: { config?: { vendor?: { name: string } } } };
    return preview?.config?.vendor?.name ?? DEFAULT_CONFIG.vendor.name;
  }),
);
const isData = (text: string) =>
  !/\p{L}/u.test(text) || vendors.has(text) || DATA.some((pattern) => pattern.test(text));

const initials = (name: string) => `${name[0]}${name.split(' ').at(-1)?.[0]}`;

/** Names of the companies that a signed-in person chooses from, with their initials. */
const companiesOf = (box: HTMLElement): ReadonlySet<string> => {
  const { session } = getApp(box.getAttribute('app') ?? '').store.getState();
  const names = session.status === 'signedIn' ? session.tenants.map(({ name }) => name) : [];
  return new Set(names.flatMap((name) => [name, initials(name)]));
};

/** Our own nodes of a box: all but those a page puts into it. */
const oursIn = (box: HTMLElement): ParentNode[] => {
  const inPage = box.querySelectorAll(':scope > :not([slot=logo], [slot=side])');
  return [...inPage, ...(box.shadowRoot ? [box.shadowRoot] : [])];
};

/** Untranslated texts of a box in the pseudo-locale: a hard-coded word, or a box without any text. */
export const untranslatedIn = (box: HTMLElement): string[] => {
  const said = visibleTexts(...oursIn(box)).map(({ text }) => untranslated(text));
  const companies = companiesOf(box);
  return said.length === 0 && !box.hidden
    ? ['nothing is said at all']
    : said.filter((text) => !isData(text) && !companies.has(text));
};
