const shut = (): void => {};

/** Holds back whoever waits for it, until it is opened. */
export const gate = () => {
  let open = shut;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
