// Loaded into a server that is measured (`--expose-gc --import`): tells, when asked, what its heap holds after a collection.
process.on('message', async (asked) => {
  if (asked !== 'heap') return;
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send({ heapBytes: process.memoryUsage().heapUsed });
});
