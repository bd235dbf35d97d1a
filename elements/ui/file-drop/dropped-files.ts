/** Content of a drop or a paste: files, and whether a folder was among it, which is not one. */
export interface DroppedFiles {
  readonly files: readonly File[];
  readonly hasFolder: boolean;
}

/** True where files are dragged, as far as the browser exposes it before the drop. */
export const bringsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Files of a drop or a paste. */
export const droppedFiles = (data: DataTransfer | null): DroppedFiles => {
  const items = Array.from(data?.items ?? []).filter(({ kind }) => kind === 'file');
  const isFolder = items.map((item) => item.webkitGetAsEntry()?.isDirectory ?? false);
  const files = items.flatMap((item, at) => (isFolder[at] ? [] : (item.getAsFile() ?? [])));
  return { files, hasFolder: isFolder.includes(true) };
};
