// Switches of the page about feature flags.
const said = document.getElementById('said');

const send = async (body, done) => {
  const answer = await fetch('/dev/flags.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (answer?.ok) {
    sessionStorage.setItem('said', done);
    location.reload();
  } else {
    const { errors = [] } = (await answer?.json().catch(() => undefined)) ?? {};
    said.textContent = errors.join(' ') || 'That failed. Try again.';
  }
};

/** Value of a field: JSON where it is a number, true, false or null, else text. */
const valueOf = (text) => {
  if (text === '') return null;
  return /^(-?\d+(\.\d+)?|true|false)$/.test(text) ? JSON.parse(text) : text;
};

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  const data = new FormData(form, event.submitter);
  const { environment, name, segment, identifier = data.get('identifier')?.trim() || undefined } = form.dataset;
  const about = { environment, name, ...(segment && { segment }), ...(identifier && { identifier }) };
  if (event.submitter.value === 'reset') void send({ ...about, reset: true }, `${name} follows the environment again.`);
  else
    void send(
      { ...about, enabled: event.submitter.value === 'on', value: valueOf(data.get('value')) },
      `${name} is saved.`,
    );
});

said.textContent = sessionStorage.getItem('said') ?? '';
sessionStorage.removeItem('said');
