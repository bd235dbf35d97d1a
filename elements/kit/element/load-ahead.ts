import { loadModulesAhead } from '../../../core/browser/lazy-module.ts';
import { catalogOf } from '../../i18n/catalog.ts';
import type { Language } from '../../i18n/languages.ts';

/**
 * Loads all code that is loaded when it is first used, and all messages of a language, so that a preview works without a
 * network.
 */
export const loadAhead = async (language: Language): Promise<void> => {
  loadModulesAhead();
  const { files } = await catalogOf(language)();
  for (const load of Object.values(files)) await load();
};
