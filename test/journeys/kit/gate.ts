const shut = (): void => {};

/** Gate: holds back all that wait for it, until it is opened. */
export const gate = () => {
  let open = shut;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
