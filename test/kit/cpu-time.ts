/** The milliseconds of processor time that this process spends on a task: other programs' work does not count. */
export const cpuMsOf = async (task: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
