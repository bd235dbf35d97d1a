import { type Appearance, appearanceIn } from '../../../../../core/portal/appearance.ts';
import { useApp, useAppState } from '../../../../kit/use-app.ts';

/**
 * How the fields of a page appear (`hidden`, `viewOnly`, `edit`), by the host's theme options and the operator's.
 * Source: SPEC §2 "Field appearance"; reference §4 "themeOptions".
 */
export const useAppearance = (page: string): ((field: string) => Appearance) => {
  const { options } = useApp();
  const theirs = useAppState(({ metadata }) => metadata['themeV2']);
  return (field) => appearanceIn([options.themeOptions, theirs], page, 'fieldsProperties', field);
};

/** Whether a sub-tab of a page is there. */
export const useSubTabs = (page: string): ((subTab: string) => boolean) => {
  const { options } = useApp();
  const theirs = useAppState(({ metadata }) => metadata['themeV2']);
  return (subTab) => appearanceIn([options.themeOptions, theirs], page, 'tabsProperties', subTab) !== 'hidden';
};
