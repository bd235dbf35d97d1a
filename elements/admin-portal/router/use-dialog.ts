import { usePortalRouter } from './portal-router.tsx';

/** Which dialog or drawer of a tab is open, and what it is about. An address can open it. */
export interface OpenDialog<Name extends string> {
  readonly dialog: Name | undefined;
  /** The id of the row that it is about. */
  readonly row: string | undefined;
  open(dialog: Name, row?: string): void;
  close(): void;
}

/**
 * A tab's dialogs, by name. A name that the tab does not know opens nothing.
 *
 * ```tsx
 * const { dialog, row, open, close } = useDialog('add', 'delete');
 * ```
 */
export const useDialog = <Name extends string>(...names: readonly Name[]): OpenDialog<Name> => {
  const { location: place, go } = usePortalRouter();
  const dialog = names.find((name) => name === place.dialog);
  return {
    dialog,
    row: place.row,
    open: (wanted, row) => go({ ...place, dialog: wanted, row }),
    close: () => go({ ...place, dialog: undefined, row: undefined }, { replace: true }),
  };
};
