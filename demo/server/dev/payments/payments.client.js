// Buttons of the page about payments; its tables are fetched again every few seconds.
const EVERY_MS = 2000;

const freshPage = () =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? (request.response ?? undefined) : undefined);
    request.open('GET', location.href);
    request.send();
  });

/** Attributes by which a control is found again in a fresh page. */
const NAMES = ['data-advance', 'data-redeliver', 'name', 'aria-labelledby', 'type'];

const focused = () => {
  const { activeElement: node } = document;
  const name = NAMES.find((one) => node?.hasAttribute(one));
  return name && `${node.localName}[${name}="${CSS.escape(node.getAttribute(name))}"]`;
};

const renew = async (...ids) => {
  const page = await freshPage();
  const before = focused();
  for (const id of ids) {
    const [here, fresh] = [document, page].map((source) => source?.getElementById(id));
    if (here && fresh && here.innerHTML !== fresh.innerHTML) here.replaceChildren(...fresh.childNodes);
  }
  // the control that had the focus is another one now
  if (before && document.activeElement === document.body) document.querySelector(before)?.focus();
};

const said = document.getElementById('said');

const act = async (body, done) => {
  const answer = await fetch('/dev/payments/control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  said.textContent = answer?.ok ? done : 'That failed. Try again.';
  await renew('live', 'controls');
};

document.addEventListener('click', ({ target }) => {
  const { advance, redeliver } = target.dataset ?? {};
  if (advance) void act({ action: 'advance', seconds: Number(advance) }, 'The clock has moved.');
  if (redeliver) void act({ action: 'redeliver', id: redeliver }, 'The event is delivered again.');
});

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const data = new FormData(event.target);
  const number = (name) => Number(data.get(name) || 0);
  const faults = {
    down: data.has('down'),
    shuffle: data.has('shuffle'),
    slowMs: number('slowMs'),
    drop: number('drop') / 100,
    double: number('double') / 100,
    delaySeconds: number('delaySeconds'),
  };
  void act({ action: 'faults', faults }, 'The faults are as you set them.');
});

setInterval(() => document.hidden || renew('live'), EVERY_MS);
