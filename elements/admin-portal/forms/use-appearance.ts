import { useCallback } from 'react';
import { type FieldAppearance, fieldAppearanceIn } from '../../../core/portal/appearance.ts';
import { useApp, useAppState } from '../../kit/use-app.ts';

/** Appearance of the fields and sub-tabs of a page: the host's theme options, then the operator's. */
export interface PageAppearance {
  field(name: string): FieldAppearance;
  hasSubTab(name: string): boolean;
}

/** Appearance of a page's fields and sub-tabs. Source: product.md#field-appearance. */
export const usePageAppearance = (page: string): PageAppearance => {
  const { options } = useApp();
  const theirs = useAppState(({ metadata }) => metadata['themeV2']);
  const field = useCallback(
    (name: string) => fieldAppearanceIn([options.themeOptions, theirs], page, 'fieldsProperties', name),
    [options, theirs, page],
  );
  const hasSubTab = useCallback(
    (name: string) => fieldAppearanceIn([options.themeOptions, theirs], page, 'tabsProperties', name) !== 'hidden',
    [options, theirs, page],
  );
  return { field, hasSubTab };
};
