import { usePortalRouter } from './portal-router.tsx';

/** Open dialog or drawer of a tab and its row. A URL can open it. */
export interface OpenDialog<Name extends string> {
  readonly dialog: Name | undefined;
  /** Id of its row. */
  readonly row: string | undefined;
  open(dialog: Name, row?: string): void;
  close(): void;
}

/**
 * Dialogs of a tab, by name. A name that the tab does not know opens nothing.
 *
 * ```tsx
 * const { dialog, row, open, close } = useDialog('add', 'delete');
 * ```
 */
export const useDialog = <Name extends string>(...names: readonly Name[]): OpenDialog<Name> => {
  const { location: place, change } = usePortalRouter();
  const dialog = names.find((name) => name === place.dialog);
  return {
    dialog,
    row: place.row,
    open: (wanted, row) => change({ dialog: wanted, row }),
    close: () => change({ dialog: undefined, row: undefined }, { replace: true }),
  };
};
