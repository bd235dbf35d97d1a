import type { Ports } from '../../../demo/server/ports.ts';

/** A control of the portal: a person who lacks its key does not see it, and is refused the calls it makes. */
export interface Control {
  readonly name: string;
  readonly needs: string;
  readonly calls: readonly string[];
}

/** A place that has controls: a page, or what is open over it. */
export interface ControlPlace {
  readonly tag: string;
  readonly path: string | ((ports: Ports) => Promise<string>);
  /** Selector of what shows that it is there. */
  readonly there: string;
  /** Name of what is pressed there, and selector of what of it unfolds more. */
  readonly press?: string;
  readonly unfold?: string;
  /** Selector of what is looked at. */
  readonly within: string;
  /** Names of what is offered besides, to a person who may look. */
  readonly harmless: readonly string[];
  readonly controls: readonly Control[];
}

/** Places by what a person would call them. */
export type ControlPlaces = Readonly<Record<string, ControlPlace>>;

/** Controls that need a key, each with the calls it makes. */
export const needing =
  (needs: string) =>
  (name: string, ...calls: string[]): Control => ({ name, needs, calls });

export const readUsers = needing('fe.secure.read.users');
export const writeUsers = needing('fe.secure.write.users');
export const readGroups = needing('fe.secure.read.groups');
export const readRoles = needing('fe.secure.read.roles');

/** Selector of what a list has once it is loaded, or what it says to a person who may not see it. */
const ROW = ':is(tbody th button, tbody [aria-haspopup=menu], .fe-empty)';

/** Tools above a list. */
export const tools = (search: string) => [search, 'Filter', 'Columns', 'Export', 'Actions'];

/** The page of a tab. */
export const page = (tag: string, harmless: readonly string[], controls: readonly Control[]): ControlPlace => ({
  tag,
  path: '/',
  there: ROW,
  within: '.fe-root :not(tbody *)',
  harmless,
  controls,
});

/** The menu of a row. */
export const menu = (
  tag: string,
  path: string,
  name: string,
  harmless: readonly string[],
  controls: readonly Control[],
): ControlPlace => ({
  tag,
  path,
  there: ROW,
  press: `Actions for ${name}`,
  within: '[role=menu] *',
  harmless,
  controls,
});

/** The bar of rows that are chosen. */
export const chosen = (
  tag: string,
  path: string,
  name: string,
  harmless: readonly string[],
  controls: readonly Control[],
): ControlPlace => ({
  tag,
  path,
  there: ROW,
  press: `Select ${name}`,
  unfold: '.fe-bulk [aria-haspopup=menu]',
  within: '.fe-bulk *',
  harmless: ['Clear selection', ...harmless],
  controls,
});

type Path = (ports: Ports) => Promise<string>;

/** A dialog about a row. */
export const dialog = (
  tag: string,
  path: Path,
  there: string,
  harmless: readonly string[],
  controls: readonly Control[],
): ControlPlace => ({
  tag,
  path,
  there: `dialog ${there}`,
  within: 'dialog :not(tbody *)',
  harmless: ['Close', ...harmless],
  controls,
});

/** Address of a row, and of a dialog about it. */
export const about =
  (kind: 'users' | 'groups' | 'roles', name: string, wanted: string): Path =>
  async ({ store }) => {
    const [found] = await store.scoped({ across: 'seeds' })[kind].find({ where: { name } });
    return `/?row=${found?.id ?? ''}${wanted && `&dialog=${wanted}`}`;
  };
