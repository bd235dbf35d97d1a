/** Patience of a scene: as long as a busy machine may take. */
const LONGEST_MS = 30_000;
const LOOK_EVERY_MS = 10;

/** Waits until something is there, or says that it never came. */
export const found = async <Thing>(look: () => Thing | undefined | null | false, what: string): Promise<Thing> => {
  const end = Date.now() + LONGEST_MS;
  for (;;) {
    const thing = look();
    if (thing) return thing;
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
};
