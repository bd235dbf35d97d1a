/** What a person dropped or pasted: files, and whether there was a folder among them, which is none. */
export interface DroppedFiles {
  readonly files: readonly File[];
  readonly hasFolder: boolean;
}

/** Whether files are what is being dragged, as far as the browser tells before they are dropped. */
export const bringsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** The files of a drop or a paste. */
export const droppedFiles = (data: DataTransfer | null): DroppedFiles => {
  const items = Array.from(data?.items ?? []).filter(({ kind }) => kind === 'file');
  const isFolder = items.map((item) => item.webkitGetAsEntry()?.isDirectory ?? false);
  const files = items.flatMap((item, at) => (isFolder[at] ? [] : (item.getAsFile() ?? [])));
  return { files, hasFolder: isFolder.includes(true) };
};
