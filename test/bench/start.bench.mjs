import { scratch, start } from './server.mjs';

const ROUNDS = 5;

/** From spawn to ready: the first start makes the database, the others find it. */
export const benchStart = async () => {
  const { folder, remove } = await scratch();
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const server = await start(folder);
    times.push(server.ms);
    await server.stop();
  }
  await remove();
  const [first, ...later] = times;
  const median = later.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  return [
    ['first start, packages installed and built', `${(first / 1000).toFixed(2)} s`],
    [`later start, median of ${ROUNDS} (limit 5 s)`, `${(median / 1000).toFixed(2)} s`],
  ];
};
