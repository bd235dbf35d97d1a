/** Saves a text as a file of that name. */
export const download = (name: string, text: string): void => {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // the browser has taken it by then
  setTimeout(() => URL.revokeObjectURL(href));
};

/** Prints a text and nothing of the page. A frame of its own holds it, for a shadow root cannot be printed alone. */
export const printText = (text: string): void => {
  const frame = document.createElement('iframe');
  // a frame that is not drawn at all prints nothing in some browsers
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const inside = frame.contentWindow;
  if (!inside) return frame.remove();
  const page = inside.document;
  page.body.append(Object.assign(page.createElement('pre'), { textContent: text }));
  inside.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true });
  inside.print();
};
