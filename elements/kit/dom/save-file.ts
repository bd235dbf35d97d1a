/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type = 'text/plain'): void => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(href));
};
