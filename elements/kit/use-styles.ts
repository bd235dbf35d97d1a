import { useInsertionEffect } from 'react';
import { useHost } from './host-context.ts';

/** Dresses the element for a component, before it is painted: a sheet is in a page only where its component is. */
export const useStyles = (...sheets: readonly string[]): void => {
  const host = useHost();
  useInsertionEffect(() => host.applyStyles(sheets));
};
