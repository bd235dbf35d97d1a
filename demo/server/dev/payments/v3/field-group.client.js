// Frames of one payment: each has a field, and one of them sends the card. They are of one origin, the page of another.
const group = new URLSearchParams(location.search).get('group') ?? '';
/** Time that the other frames have to answer, in milliseconds. */
const ANSWER_MS = 2_000;

const channel = group ? new BroadcastChannel(`fe-payment-fields:${group}`) : undefined;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes none
export const tell = (message) => channel?.postMessage(message);

/** Values of this many other frames. */
export const gather = async (count) => {
  if (!channel || count === 0) return {};
  const ask = crypto.randomUUID();
  const answers = [];
  await new Promise((resolve) => {
    const listen = ({ data }) => {
      if (data?.answers !== ask) return;
      answers.push(data.values);
      if (answers.length === count) resolve();
    };
    channel.addEventListener('message', listen);
    tell({ ask });
    setTimeout(resolve, ANSWER_MS);
  });
  return Object.assign({}, ...answers);
};

/** Hears of the brand that another frame has seen, and answers with the values of this one. */
export const hear = ({ brand, ask }) =>
  channel?.addEventListener('message', ({ data }) => {
    if (data?.brand) brand(data.brand);
    if (data?.ask) tell({ answers: data.ask, values: ask() });
  });
