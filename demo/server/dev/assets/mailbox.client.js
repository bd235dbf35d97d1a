// Looks every second whether the list of mails has changed, and puts the new one in place of the old.
const EVERY_MS = 1000;

/** Fetches the page again, parsed as it arrives; `undefined` where the server is unreachable. */
const freshPage = () =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? (request.response ?? undefined) : undefined);
    request.open('GET', location.href);
    request.send();
  });

const renew = async () => {
  if (document.hidden) return;
  const page = await freshPage();
  const [list, fresh] = [document, page].map((source) => source?.getElementById('mails'));
  if (list && fresh && list.innerHTML !== fresh.innerHTML) list.replaceChildren(...fresh.children);
};

setInterval(renew, EVERY_MS);
document.addEventListener('visibilitychange', renew);
