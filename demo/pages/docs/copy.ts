/** How long a button says that its code was copied, in milliseconds. */
const SAID_MS = 2000;

/** Adds a button that copies it to every block of code, where the browser has a clipboard for this page. */
export const copyButtons = (): void => {
  if (!('clipboard' in navigator)) return;
  for (const block of document.querySelectorAll('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '');
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), SAID_MS);
    });
    block.append(button);
  }
};
