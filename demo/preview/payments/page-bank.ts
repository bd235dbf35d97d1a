const PAGE = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  display: 'grid',
  placeContent: 'center',
  background: 'rgb(0 0 0 / 60%)',
};
const CARD = {
  display: 'grid',
  gap: '12px',
  maxInlineSize: '320px',
  padding: '24px',
  background: 'canvas',
  color: 'canvastext',
  font: '14px/20px system-ui, sans-serif',
};

const button = (name: string, press: () => void): HTMLButtonElement => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = name;
  made.style.minBlockSize = '36px';
  made.addEventListener('click', press);
  return made;
};

/** Asks for the cardholder's confirmation above the page, as a bank would; resolves to whether it is given. */
export const askBank = (): Promise<boolean> =>
  new Promise((resolve) => {
    const page = document.createElement('div');
    const card = document.createElement('div');
    const end = (passed: boolean) => {
      page.remove();
      resolve(passed);
    };
    const confirm = button('Confirm payment', () => end(true));
    page.setAttribute('role', 'dialog');
    page.setAttribute('aria-label', 'Bank of the preview');
    page.dataset['feBank'] = '';
    Object.assign(page.style, PAGE);
    Object.assign(card.style, CARD);
    card.append(
      'Your bank asks you to confirm this payment. Nothing is charged in a preview.',
      confirm,
      button('Decline', () => end(false)),
    );
    page.append(card);
    document.body.append(page);
    confirm.focus();
  });
