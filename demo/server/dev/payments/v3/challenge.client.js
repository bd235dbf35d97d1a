// Page of 3-D Secure: stands for the one that the bank of a card shows.
import { speak } from './messages.js';

const query = new URLSearchParams(location.search);
const page = query.get('origin');
const returnUrl = query.get('return_url');
const secret = query.get('client_secret') ?? '';
const t = speak(query.get('locale') ?? 'auto');
const inFrame = parent !== window;

const main = document.createElement('main');
const title = document.createElement('h1');
const text = document.createElement('p');
title.textContent = document.title = t.challenge;
title.id = 'title';
text.textContent = t.challengeText;
main.append(title, text);

/** Ends it: tells the page that has this frame, or leads back to the address that the payment named. */
const end = (outcome) => {
  if (inFrame && page) parent.postMessage({ from: 'fe-payment-challenge', outcome }, page);
  else if (returnUrl && /^https?:/.test(returnUrl)) {
    const address = new URL(returnUrl);
    const [id = ''] = secret.split('_secret_');
    const name = id.startsWith('seti') ? 'setup_intent' : 'payment_intent';
    address.searchParams.set(name, id);
    address.searchParams.set(`${name}_client_secret`, secret);
    address.searchParams.set('redirect_status', outcome === 'pass' ? 'succeeded' : 'failed');
    location.replace(address);
  }
};

const decide = async (outcome) => {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  const body = new URLSearchParams({ client_secret: secret, outcome, key: query.get('key') ?? '' });
  try {
    await fetch('v1/three_d_secure', { method: 'POST', body });
  } catch {
    text.textContent = t.unreachable;
    for (const button of document.querySelectorAll('button')) button.disabled = false;
    return;
  }
  end(outcome);
};

for (const outcome of inFrame ? ['pass', 'fail', 'close'] : ['pass', 'fail']) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = outcome;
  button.textContent = t[outcome];
  button.addEventListener('click', () => decide(outcome));
  main.append(button);
}
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && inFrame) void decide('close');
});
document.body.append(main);
main.querySelector('button')?.focus();
