/** Saves a text as a file of that name. */
export const saveFile = (name: string, text: string, type: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(href));
};
