import type { App } from '../../../core/app-types.ts';
import { type StyleSheetLoaders, themes } from '../../themes/themes.ts';
import type { AnyElementDefinition } from './definition.ts';
import { fetchOnce } from '../dom/fetch-once.ts';
import type { HostState, Appearance } from '../host/host.ts';

/**
 * Timeout of the first paint while an element's appearance loads, in milliseconds. Ours: after that it is shown as it
 * is, until the appearance has loaded.
 */
export const APPEARANCE_WAIT_MS = 1000;

/** Default appearance of an element. */
export const DEFAULT_APPEARANCE: Appearance = { sheets: [] };

const loadReader = () => import('../../themes/theme-options.ts');

/**
 * Theme options of the tenant at its login address, then those of the host and of the operator. Source:
 * protocol/operator.md#theme-options, protocol/operator.md#metadata, protocol/operator.md#custom-login.
 */
const optionsOf = ({ app, known }: HostState): readonly unknown[] => {
  const { customLogin, themeV2 } = app ? app.store.getState().metadata : { ...known };
  return [customLogin, app?.options.themeOptions, themeV2].filter(Boolean);
};

/** Appearance that the page asks for, if all of it is loaded; else its promise. */
export const loadAppearance = (
  state: HostState,
  { layouts = {}, themed }: AnyElementDefinition,
): Appearance | Promise<unknown> => {
  const { values, app, look } = state;
  const options = optionsOf(state);
  const reader = themed && options.length > 0 ? fetchOnce(loadReader, true) : undefined;
  if (reader && !reader.value) return reader;
  const own = themed && reader?.value?.readThemeOptions(options, themed);
  // attributes go first: their tables accept no other values
  const coming = [
    ...chosen(themes, values['theme'] ?? app?.options.theme ?? own?.theme),
    ...chosen(layouts, values['layout'] ?? own?.layout),
  ];
  const sheets = coming.flatMap(({ value }) => value?.default ?? []);
  if (sheets.length < coming.length) return Promise.all(coming);
  const next = { sheets: own?.css ? [...sheets, own.css] : sheets, logo: own?.logo };
  return String(next.sheets) === String(look.sheets) && next.logo === look.logo ? look : next;
};

/** Subscribes to changes of the operator's theme options. Returns an unsubscribe function. */
export const watchAppearance = ({ store }: App, changed: () => void): (() => void) => {
  let before = store.getState().metadata;
  return store.subscribe(() => {
    const { metadata } = store.getState();
    if (metadata === before) return;
    before = metadata;
    changed();
  });
};

const chosen = (sheets: StyleSheetLoaders, choice: unknown) => {
  const load = typeof choice === 'string' && Object.hasOwn(sheets, choice) && sheets[choice];
  return load ? [fetchOnce(load, true)] : [];
};
