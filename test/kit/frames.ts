/** Recording of the values seen so far. */
interface Recording<Seen> {
  readonly seen: Seen[];
  /** Settles once one more frame has been seen. */
  frame(): Promise<void>;
  /** Looks at one more frame, and then no more. */
  stop(): Promise<void>;
}

/** Looks at every frame that the browser is about to paint, from now on. */
export const recordFrames = <Seen>(look: () => Seen): Recording<Seen> => {
  const seen: Seen[] = [];
  let going = true;
  const next = () => {
    if (!going) return;
    seen.push(look());
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  const frame = async () => {
    const before = seen.length;
    while (seen.length === before) await new Promise((resolve) => requestAnimationFrame(resolve));
  };
  return {
    seen,
    frame,
    stop: async () => {
      await frame();
      going = false;
    },
  };
};

/** Changes in a recording: consecutive equal values count once. */
export const changesOf = <Seen>(seen: readonly Seen[]): Seen[] =>
  seen.filter((one, at) => at === 0 || JSON.stringify(one) !== JSON.stringify(seen[at - 1]));
