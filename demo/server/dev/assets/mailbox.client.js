// Looks every second whether the list of mails has changed, and puts the new one in place of the old.
const EVERY_MS = 1000;

const renew = async () => {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [list, fresh] = [document, page].map((source) => source.getElementById('mails'));
  if (list && fresh && list.innerHTML !== fresh.innerHTML) list.replaceChildren(...fresh.children);
};

setInterval(renew, EVERY_MS);
document.addEventListener('visibilitychange', renew);
