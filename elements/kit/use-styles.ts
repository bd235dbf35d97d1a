import { useInsertionEffect } from 'react';
import { useHost } from './host-context.ts';

/** Adopts a component's style sheets before paint: a sheet is in a page only where its component is. */
export const useStyles = (...sheets: readonly string[]): void => {
  const host = useHost();
  useInsertionEffect(() => host.applyStyles(sheets));
};
